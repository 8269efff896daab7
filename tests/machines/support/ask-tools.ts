import { countTokens } from '../../../engines/markdown/index.ts';
import type { BuiltDocs } from '../../../mcp/built-docs.ts';
import { getDocs, getInput } from '../../../mcp/tools/get.ts';
import { searchDocs, searchInput } from '../../../mcp/tools/search-docs.ts';
import type { Question } from './read-questions.ts';
import type { RightSections } from './right-sections.ts';
import { ShownText } from './shown-share.ts';
import { byWordOverlap } from './word-overlap.ts';

/** What both calls can take together. */
export const TOKEN_BUDGET = 4000;

/** A call must ask for at least as much. */
const SMALLEST_CALL = 300;

/** How a question went. */
export interface Attempt {
  /** The call that gave the right section, or 0 where none did. */
  readonly foundBy: 0 | 1 | 2;
  /** Of all calls that were made. */
  readonly tokens: number;
}

/** Where a result leads: what it cut, what else it found, and sections of a page that it only names. */
function hintsIn(result: string): readonly { readonly address: string; readonly text: string }[] {
  let address = '';
  return result.split('\n').flatMap((line) => {
    if (line.startsWith('/')) address = line.trim();
    const [, cut] = /^\(Cut\. The rest: get with page "([^"]+)"/.exec(line) ?? [];
    if (cut !== undefined) return [{ address: cut, text: result.slice(result.indexOf(cut)).slice(0, 400) }];
    const [, name = '', listed] = /^- (.*): (\/\S+)$/.exec(line) ?? [];
    if (listed !== undefined) return [{ address: listed, text: `${name} ${listed}` }];
    if (!line.startsWith('Sections: ')) return [];
    return [...line.matchAll(/(?:^Sections: |, )(.*?) \(#([^)]+)\)/g)].map(
      ([, heading = '', anchor = '']) => ({
        address: `${address.split('#')[0] ?? ''}#${anchor}`,
        text: heading,
      }),
    );
  });
}

/** Asks the tools as an assistant without a model. It searches, and fetches what seems closest of what it wasn't shown. */
export function askTools(question: Question, docs: BuiltDocs, right: RightSections): Attempt {
  const evidence = right.evidenceFor(question);
  const has = (result: string): boolean => {
    const shown = new ShownText(result);
    return evidence.some((runs) => shown.has(runs));
  };
  const inLanguage =
    question.language !== undefined && docs.languages.includes(question.language)
      ? { language: question.language }
      : {};
  const first = searchDocs(searchInput(docs).parse({ query: question.question, ...inLanguage }), docs).text;
  const tokens = countTokens(first);
  if (has(first)) return { foundBy: 1, tokens };
  const hints = hintsIn(first);
  const [best = 0] = byWordOverlap(
    question.question,
    hints.map(({ text }) => text),
  );
  const budget = TOKEN_BUDGET - tokens;
  const page = hints[best]?.address;
  if (page === undefined || budget < SMALLEST_CALL) return { foundBy: 0, tokens };
  const hideSecrets = (text: string): string => text;
  const second = getDocs(getInput(docs).parse({ page, budget, ...inLanguage }), docs, hideSecrets).text;
  return { foundBy: has(second) ? 2 : 0, tokens: tokens + countTokens(second) };
}
