/** A guide begins with its code: few words stand before it. */
import type { Node, Parent } from 'unist';
import { EXIT, SKIP, visit } from 'unist-util-visit';
import { expect, it } from 'vitest';
import { AS_LISTED, comparedWith, EXCEPTIONS, exceptions } from '../support/page-exceptions.ts';
import { loadedPages } from '../support/loaded-pages.ts';

const MOST_WORDS = 80;

/** What readers read of a node, but for what it has inside. */
function ownText(node: Node): string {
  return 'value' in node && (node.type === 'text' || node.type === 'inlineCode') ? String(node.value) : '';
}

/** The words before the first code of a page; undefined for a page without code. */
function wordsBeforeCode(tree: Parent): number | undefined {
  const texts: string[] = [];
  const codes: Node[] = [];
  visit(tree, (node: Node) => {
    if (node.type === 'yaml') return SKIP;
    if (node.type === 'code') {
      codes.push(node);
      return EXIT;
    }
    texts.push(ownText(node));
    return undefined;
  });
  if (codes.length === 0) return undefined;
  return texts
    .join(' ')
    .split(/\s+/)
    .filter((word) => /\w/.test(word)).length;
}

it(`guides and SDK pages have at most ${String(MOST_WORDS)} words before their first code`, () => {
  const counted = loadedPages.flatMap(({ place, page }) => {
    const words = wordsBeforeCode(page.tree);
    const isCounted = ['guide', 'sdk'].includes(page.frontMatter.page_type);
    return isCounted && words !== undefined ? [{ route: place.route, words }] : [];
  });
  const wordy = counted.filter(({ words }) => words > MOST_WORDS).map(({ route }) => route);
  expect(counted.length).toBeGreaterThan(50);
  expect(comparedWith(exceptions.firstCodeLate, wordy), `see ${EXCEPTIONS}`).toEqual(AS_LISTED);
});
