import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  MARKDOWN_INDEX_FILE,
  markdownSections,
  wholeSection,
  type MarkdownIndex,
  type MarkdownPage,
  type MarkdownSection,
} from '../../../engines/markdown/index.ts';
import type { Question } from './read-questions.ts';
import { runsOf } from './shown-share.ts';

const HEAD = /^(?:<a id="[^"]*"><\/a>\n\n)?#{1,6} .*\n*/;
/** A heading with fewer runs of words below it stands for the sections below it. */
const OWN_WORDS = 8;

/** What tells the built site's sections from each other. */
export interface RightSections {
  /**
   * The runs of words that few other sections have, a set for each right section of a question.
   *
   * @throws a sentence where a section doesn't exist
   */
  readonly evidenceFor: (question: Pick<Question, 'question' | 'sections'>) => readonly ReadonlySet<string>[];
}

/** What more sections say, as notes that many pages have, tells none from another. */
const MOST_SECTIONS_OF_A_RUN = 3;

function ownText({ text }: MarkdownSection): string {
  return text.replace(HEAD, '').trim();
}

function textAt(sections: readonly MarkdownSection[], anchor: string): string | undefined {
  const section = sections.find((one) => (anchor === '' ? isTitle(one) : one.anchor === anchor));
  if (section === undefined) return undefined;
  const own = ownText(section);
  const isHeadingOnly = runsOf(own).size < OWN_WORDS;
  return isHeadingOnly && anchor !== '' ? (wholeSection(sections, anchor) ?? own) : own;
}

/** What stands for a whole page. */
function isTitle({ level, heading }: MarkdownSection): boolean {
  return level === 1 && heading !== '';
}

/** How many sections have each run. */
function countRuns(texts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) for (const run of runsOf(text)) counts.set(run, (counts.get(run) ?? 0) + 1);
  return counts;
}

/** Reads the sections of a built site from its Markdown. */
export function rightSections(folder: string): RightSections {
  const { pages } = JSON.parse(readFileSync(path.join(folder, MARKDOWN_INDEX_FILE), 'utf8')) as MarkdownIndex;
  const sectionsOf = ({ file, parts }: MarkdownPage): readonly MarkdownSection[] =>
    [file, ...parts].flatMap((one) => markdownSections(readFileSync(path.join(folder, one), 'utf8')));
  const byRoute = new Map(pages.map((page) => [page.route, sectionsOf(page)]));
  const counts = countRuns([...byRoute.values()].flat().map(ownText));
  const telling = (text: string): ReadonlySet<string> => {
    const runs = runsOf(text);
    const rare = [...runs].filter((run) => (counts.get(run) ?? 0) <= MOST_SECTIONS_OF_A_RUN);
    return rare.length === 0 ? runs : new Set(rare);
  };
  return {
    evidenceFor: ({ question, sections }) =>
      sections.map((address) => {
        const [route = '', anchor = ''] = address.split('#');
        const text = textAt(byRoute.get(route) ?? [], anchor);
        if (text === undefined)
          throw new Error(
            `The question "${question}" expects ${address}, which isn't a section of the site. Where the section has moved, correct it in tests/machines.`,
          );
        return telling(text);
      }),
  };
}
