/** A table of data grows and shrinks: next to it, no sentence counts its rows. */
import type { Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { elements } from '../support/page-tree.ts';
import { loadedPages } from '../support/loaded-pages.ts';

const COUNT = '(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d+)';
const COUNTED = new RegExp(
  `\\b(?:${COUNT} (?:of (?:the|these|its) )?(?:\\w+ )?(?:rows|test cards|test accounts|test numbers)|${COUNT} [^.]*\\b(?:of|in) (?:the|this) table)\\b`,
  'i',
);

/** The blocks of a page, by section of level 2. */
function sectionsOf({ children }: Root): RootContent[][] {
  const sections: RootContent[][] = [[]];
  for (const node of children) {
    if (node.type === 'heading' && node.depth === 2) sections.push([]);
    sections.at(-1)?.push(node);
  }
  return sections;
}

/** Paragraphs that count, in a section that shows rows of data. */
function countsIn(section: readonly RootContent[]): string[] {
  const root: Root = { type: 'root', children: [...section] };
  if (elements(root, 'DataRows').length === 0) return [];
  const found: string[] = [];
  visit(root, 'paragraph', (paragraph) => {
    const text = toString(paragraph);
    if (COUNTED.test(text)) found.push(text);
  });
  return found;
}

test.each([
  ['Three test cards of the table end in one.', true],
  ['Three rows look odd.', true],
  ['Some test cards end in one.', false],
  ['Three attempts are the limit.', false],
])('whether "%s" counts rows: %s', (sentence, counts) => {
  expect(COUNTED.test(sentence)).toBe(counts);
});

test('no sentence next to a table of data counts its rows', () => {
  const counting: string[] = [];
  for (const { place, page } of loadedPages)
    counting.push(
      ...sectionsOf(page.tree)
        .flatMap(countsIn)
        .map((text) => `${place.route}: ${text}`),
    );
  expect(counting).toEqual([]);
});
