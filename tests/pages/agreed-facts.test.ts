/** Facts that sources contradict, or that one rewrite lost, have a place. What a page with a source denies has none. */
import { readFileSync } from 'node:fs';
import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { loadedPages } from '../support/loaded-pages.ts';

interface AgreedFacts {
  readonly required: readonly { readonly page: string; readonly says: string; readonly why: string }[];
  readonly denied: readonly { readonly says: string; readonly because: string }[];
}

const { required, denied } = parse(readFileSync('tests/pages/agreed-facts.yaml', 'utf8')) as AgreedFacts;

/** Each heading, paragraph, and row of a page, as text without code blocks. */
function blocksOf(tree: Root): string[] {
  const blocks: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'tableRow') blocks.push(node.children.map((cell) => toString(cell)).join(' | '));
    else if (node.type === 'paragraph' || node.type === 'heading') blocks.push(toString(node));
    else return undefined;
    return SKIP;
  });
  return blocks.map((block) => block.replaceAll(/\s+/g, ' '));
}

const blocksByRoute = new Map(loadedPages.map(({ place, page }) => [place.route, blocksOf(page.tree)]));

describe('a fact that a reader needs', () => {
  test.each(required)('is on $page: $says', ({ page, says, why }) => {
    const blocks = blocksByRoute.get(page);
    expect(blocks, `There is no page ${page}.`).toBeDefined();
    const fact = new RegExp(says);
    expect(
      blocks?.some((block) => fact.test(block)),
      `${page} no longer says /${says}/. ${why} Keep the fact, or change tests/pages/agreed-facts.yaml with its source.`,
    ).toBe(true);
  });
});

describe('what a page with a source denies', () => {
  test.each(denied)('is on no page: $says', ({ says, because }) => {
    const claim = new RegExp(says);
    const found = [...blocksByRoute].flatMap(([route, blocks]) =>
      blocks.filter((block) => claim.test(block)).map((block) => `${route}: ${block}`),
    );
    expect(found, `${because} Reword the sentence.`).toEqual([]);
  });
});
