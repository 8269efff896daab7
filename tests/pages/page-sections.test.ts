import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { loadApiDescription } from '../../pipeline/content/api-description/index.ts';
import { PAGE_TYPES } from '../../pipeline/pages/page-types.ts';
import { operationAnchor } from '../../components/builders/find-operation.ts';
import { textAttribute } from '../../pipeline/pages/tree/attributes.ts';
import { EXCEPTIONS, exceptions } from '../support/page-exceptions.ts';
import { elements, headings, idOf, prose } from '../support/page-tree.ts';
import { loadedPages } from '../support/loaded-pages.ts';

/** How a sentence begins that doesn't begin with what the reader does. */
const NO_VERB =
  /^(?:a|an|and|any|as|at|after|all|before|both|by|each|every|for|from|here|how|if|in|it|its|many|most|no|of|on|once|one|our|some|that|the|there|these|this|those|to|two|we|what|when|where|while|who|why|with|you|your|\w+[^s\W]s|\S+ (?:are|can|has|have|is))\b/i;

/** How long something takes: "in ten minutes", "about 20 minutes", "half an hour". */
const TIME = /\b(?:minutes?|hours?|an? (?:day|afternoon))\b/i;

const pages = loadedPages.map(({ place, page }) => ({
  route: place.route,
  type: page.frontMatter.page_type,
  description: page.frontMatter.description,
  tree: page.tree,
  content: page.tree.children.filter(({ type }) => type !== 'yaml' && type !== 'mdxjsEsm'),
}));

function opensWithOutcome(paragraph: string): boolean {
  return !NO_VERB.test(paragraph) && TIME.test(paragraph);
}

function dangerBoxes(tree: Root): number {
  return elements(tree, 'Admonition').filter((box) => textAttribute(box, 'type') === 'danger').length;
}

describe.each(pages)('$route', ({ tree, content }) => {
  it('opens with a sentence before its first heading', () => {
    expect(content[0]?.type).toBe('paragraph');
    expect(toString(content[0])).toMatch(/^\S/);
  });

  it('ends with a link', () => {
    const last = content.findLastIndex((node) => node.type === 'heading' && node.depth === 2);
    const ending: Root = { type: 'root', children: content.slice(last) };
    const links = [...elements(ending, 'Card')];
    visit(ending, (node) => {
      if (node.type === 'link') links.push(node as never);
    });
    expect(links).not.toHaveLength(0);
  });

  it('keeps the rules of voice', () => {
    expect(prose(tree)).not.toMatch(/\b(?:simply|easily|click here|please note|TODO|TBD|coming soon)\b/i);
  });
});

it.each(PAGE_TYPES)('there is a page of the type %s', (type) => {
  expect(pages.some((page) => page.type === type)).toBe(true);
});

/** What's true for every page but the listed ones. The list only becomes shorter. */
describe('pages to come round to', () => {
  it("are the only guides that don't open with their outcome, verb first, and the time it takes", () => {
    const without = pages
      .filter(({ type, content }) => type === 'guide' && !opensWithOutcome(toString(content[0])))
      .map(({ route }) => route);
    expect(
      without.filter((route) => !exceptions.outcomeMissing.includes(route)),
      'the first paragraph of a guide describes what the reader does, verb first, and the time it takes ("in ten minutes")',
    ).toEqual([]);
    expect(
      exceptions.outcomeMissing.filter((route) => !without.includes(route)),
      `these open with their outcome now: take them out of ${EXCEPTIONS}`,
    ).toEqual([]);
  });

  it('are the only ones with more than one danger box', () => {
    const several = pages
      .map(({ route, tree }) => ({ route, boxes: dangerBoxes(tree) }))
      .filter(({ boxes }) => boxes > 1);
    expect(
      several.filter(({ route, boxes }) => boxes > (exceptions.dangerBoxes[route] ?? 1)),
      'a page has one danger box at most, for money, data or lockout',
    ).toEqual([]);
    const counts = new Map(several.map(({ route, boxes }) => [route, boxes]));
    expect(
      Object.entries(exceptions.dangerBoxes).filter(([route, boxes]) => (counts.get(route) ?? 1) < boxes),
      `these have fewer danger boxes now: lower their numbers in ${EXCEPTIONS}, or take them out`,
    ).toEqual([]);
  });
});

it('no two pages have the same description', () => {
  const descriptions = pages.map(({ description }) => description);
  expect(new Set(descriptions).size).toBe(descriptions.length);
});

it('every operation of the description is on exactly one page', async () => {
  const { operations } = await loadApiDescription();
  const shown = pages.flatMap(({ tree }) =>
    elements(tree, 'OperationSection').flatMap((operation) => headings(operation).map(idOf).slice(0, 1)),
  );
  expect(shown.toSorted()).toEqual([...operations.keys()].map(operationAnchor).toSorted());
});
