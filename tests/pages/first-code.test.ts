/** A guide begins with its code: few words stand before it. */
import type { Node, Parent } from 'unist';
import { EXIT, SKIP, visit } from 'unist-util-visit';
import { expect, it } from 'vitest';
import { writtenPages } from '../support/written-pages.ts';

const MOST_WORDS = 80;

/** The share of guides and SDK pages that has to hold it; a few need a table of keys or a choice first. */
const SHARE = 0.9;

/** What readers read of a node, but for what it has inside. */
function ownText(node: Node): string {
  return 'value' in node && (node.type === 'text' || node.type === 'inlineCode') ? String(node.value) : '';
}

/** The words before the first code of a page; undefined for a page without code. */
function wordsBeforeCode(tree: Parent): number | undefined {
  let found = false;
  const texts: string[] = [];
  visit(tree, (node: Node) => {
    if (node.type === 'yaml') return SKIP;
    if (node.type === 'code') {
      found = true;
      return EXIT;
    }
    texts.push(ownText(node));
    return undefined;
  });
  return found
    ? texts
        .join(' ')
        .split(/\s+/)
        .filter((word) => /\w/.test(word)).length
    : undefined;
}

it(`nine in ten guides and SDK pages have at most ${String(MOST_WORDS)} words before their first code`, () => {
  const counted = writtenPages.flatMap(({ place, page }) => {
    const words = wordsBeforeCode(page.tree);
    const isCounted = ['guide', 'sdk'].includes(page.frontMatter.page_type);
    return isCounted && words !== undefined ? [{ route: place.route, words }] : [];
  });
  const wordy = counted.filter(({ words }) => words > MOST_WORDS);
  expect(counted.length).toBeGreaterThan(50);
  expect(wordy.length / counted.length, JSON.stringify(wordy, null, 2)).toBeLessThanOrEqual(1 - SHARE);
});
