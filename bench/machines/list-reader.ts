/**
 * A reader without knowledge and without a search. It takes the entry of `llms.txt` that has most words of the question,
 * fetches its file, and reads as much as its budget allows. Each site has the same reader.
 */
import { countTokens, markdownSections } from '../../engines/markdown/index.ts';
import { TOKEN_BUDGET, type Attempt } from '../../tests/machines/support/ask-tools.ts';
import type { Question } from '../../tests/machines/support/read-questions.ts';
import type { RightSections } from '../../tests/machines/support/right-sections.ts';
import { ShownText } from '../../tests/machines/support/shown-share.ts';
import { byWordOverlap } from '../../tests/machines/support/word-overlap.ts';
import type { ListSite } from './list-sites.ts';

/** From the top of a file, or only the sections with most words of the question, as fetchers do that cut a file up. */
export type Reading = 'from the top' | 'best sections';

interface Entry {
  readonly address: string;
  readonly text: string;
}

/** Fetchers cut off what is longer, in characters. */
const LONGEST_FILE = 50_000;
/** With less left, another call isn't worth it. */
const SMALLEST_CALL = 300;

/** Entries of a list of links, without what follows the heading that says it can be skipped. */
function entriesOf(list: string): readonly Entry[] {
  const [needed = ''] = list.split(/^## Optional$/m);
  return [...needed.matchAll(/^\s*- \[(.+?)\]\((\S+?)\)(.*)$/gm)].map(
    ([, name = '', address = '', description = '']) => ({ address, text: `${name} ${description}` }),
  );
}

/** The lines that fit. */
function beginning(text: string, tokens: number): string {
  let left = tokens;
  const lines: string[] = [];
  for (const line of text.split('\n')) {
    left -= countTokens(`${line}\n`);
    if (left < 0) break;
    lines.push(line);
  }
  return lines.join('\n');
}

/** Where the URL has an anchor, the file from there on. */
function fromAnchor(text: string, address: string): string {
  const [, anchor] = address.split('#');
  const sections = markdownSections(text);
  const start = anchor === undefined ? -1 : sections.findIndex((section) => section.anchor === anchor);
  return start === -1
    ? text
    : sections
        .slice(start)
        .map((section) => section.text)
        .join('\n');
}

function read(text: string, question: string, tokens: number, reading: Reading): string {
  if (reading === 'from the top') return beginning(text, tokens);
  const sections = markdownSections(text).map((section) => section.text);
  const ordered = byWordOverlap(question, sections).map((place) => sections[place] ?? '');
  return beginning(ordered.join('\n'), tokens);
}

/** Where to go after the first file. That's a part of it, or the page that seemed second best. */
function nextEntry(first: string, second: Entry | undefined, question: string): Entry | undefined {
  const parts = entriesOf(first).filter(({ address }) => /\/part-\d+\.md/.test(address));
  const [best = 0] = byWordOverlap(
    question,
    parts.map(({ text }) => text),
  );
  return parts[best] ?? second;
}

/** Lets the reader look for a right section on a site. */
export function readList(
  { question, language, sections }: Question,
  site: ListSite,
  reading: Reading,
  right: RightSections,
): Attempt {
  const evidence = right.evidenceFor({ question, sections });
  const entries = entriesOf(site.list);
  const [best, second] = byWordOverlap(
    question,
    entries.map(({ text }) => text),
  ).map((place) => entries[place]);
  const get = (entry: Entry, budget: number): string => {
    const file = (site.fetch(entry.address, language) ?? '').slice(0, LONGEST_FILE);
    return read(fromAnchor(file, entry.address), question, budget, reading);
  };
  const has = (text: string): boolean => {
    const shown = new ShownText(text);
    return evidence.some((runs) => shown.has(runs));
  };
  if (best === undefined) return { foundBy: 0, tokens: 0 };
  const first = get(best, TOKEN_BUDGET);
  const tokens = countTokens(first);
  if (has(first)) return { foundBy: 1, tokens };
  const next = nextEntry(site.fetch(best.address, language) ?? '', second, question);
  const budget = TOKEN_BUDGET - tokens;
  if (next === undefined || budget < SMALLEST_CALL) return { foundBy: 0, tokens };
  const other = get(next, budget);
  return { foundBy: has(other) ? 2 : 0, tokens: tokens + countTokens(other) };
}
