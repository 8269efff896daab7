/** The kinds of page, and what a page of each kind must contain. */
import type { Heading, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { failPage } from './tree/author-error.ts';

/** A heading that a kind of page needs. */
interface Section {
  readonly heading: RegExp;
  /** For the sentence of a page that lacks it. */
  readonly example: string;
}

const STEPS: readonly Section[] = [
  { heading: /^1\. /, example: '1. Create a key' },
  { heading: /^2\. /, example: '2. Send a request' },
  { heading: /^Test\b/, example: 'Test the whole flow' },
  { heading: /^Next steps$/, example: 'Next steps' },
];

const SDK: readonly Section[] = [
  { heading: /^install/i, example: 'Install' },
  { heading: /^initialize/i, example: 'Initialize' },
  { heading: /error/i, example: 'Handle errors' },
  { heading: /version/i, example: 'Versions' },
];

/** The headings of each kind of page, in this order. Others can come between them. */
const SECTIONS = {
  guide: STEPS,
  concept: [],
  api: [{ heading: /\berrors?\b/i, example: 'Errors' }],
  reference: [],
  sdk: SDK,
  landing: [],
  tool: [],
} as const satisfies Readonly<Record<string, readonly Section[]>>;

export type PageType = keyof typeof SECTIONS;

export const PAGE_TYPES = Object.keys(SECTIONS) as [PageType, ...PageType[]];

/** A page about a package that has a successor helps to leave it, and needs nothing else. */
const MIGRATION = /\b(?:migrate|move|successor|replace)/i;

/** The headings that the contents list of a page can show, without those inside operations. */
function pageHeadings(tree: Root): readonly Heading[] {
  const found: Heading[] = [];
  visit(tree, 'heading', (heading) => {
    if (heading.depth <= 3 && heading.data?.inContents !== false) found.push(heading);
  });
  return found;
}

/**
 * Checks that a page has the sections of its type, in order.
 *
 * @throws a sentence that gives the page, the line and the heading that it lacks
 */
export function checkPageType(tree: Root, file: VFile, type: PageType): void {
  const headings = pageHeadings(tree);
  const titles = headings.map((heading) => toString(heading));
  if (type === 'sdk' && titles.some((title) => MIGRATION.test(title))) return;
  let from = 0;
  for (const { heading, example } of SECTIONS[type]) {
    const found = titles.findIndex((title, index) => index >= from && heading.test(title));
    if (found === -1) {
      const after = from === 0 ? '' : ` after "${titles[from - 1] ?? ''}"`;
      failPage(
        file,
        headings[from - 1],
        `A page of the type ${type} needs a heading such as "${example}"${after}. Add that section, or change page_type in the front matter.`,
      );
    }
    from = found + 1;
  }
}
