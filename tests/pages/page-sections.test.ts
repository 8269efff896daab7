import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { loadApiDescription } from '../../pipeline/material/api-description/index.ts';
import { PAGE_TYPES } from '../../pipeline/pages/front-matter.ts';
import { operationAnchor } from '../../pipeline/pages/parts/find-operation.ts';
import { elements, headings, idOf, prose } from '../support/page-tree.ts';
import { writtenPages } from '../support/written-pages.ts';

type PageType = (typeof PAGE_TYPES)[number];

/** Headings that a page of each type holds, in this order; others may come between them. */
const SECTIONS: Readonly<Record<PageType, readonly RegExp[]>> = {
  guide: [
    /^Before you start$/,
    /^1\. /,
    /^2\. /,
    /^Test /,
    /^When it fails$/,
    /^Security and PCI scope$/,
    /^Next steps$/,
  ],
  concept: [/^The problem$/, /^The model$/, /^Limits and gotchas$/, /^Where to use it$/],
  api: [/^Errors$/, /^Next steps$/],
  reference: [/^Next steps$/],
  sdk: [/^Install$/, /^Initialize$/, /error/i, /version/i, /^Next steps$/],
  landing: [],
};

const pages = writtenPages.map(({ place, page }) => ({
  route: place.route,
  type: page.frontMatter.page_type,
  description: page.frontMatter.description,
  tree: page.tree,
  content: page.tree.children.filter(({ type }) => type !== 'yaml' && type !== 'mdxjsEsm'),
  titles: headings(page.tree)
    .filter(({ depth }) => depth <= 3)
    .map((heading) => toString(heading)),
}));

describe.each(pages)('$route', ({ type, tree, content, titles }) => {
  it('holds the sections of its page type, in order', () => {
    let from = 0;
    for (const section of SECTIONS[type]) {
      const found = titles.findIndex((heading, index) => index >= from && section.test(heading));
      expect(
        found,
        `a ${type} page needs a heading ${String(section)} after "${titles[from - 1] ?? 'its title'}"`,
      ).not.toBe(-1);
      from = found + 1;
    }
  });

  it('opens with a sentence before its first heading', () => {
    expect(content[0]?.type).toBe('paragraph');
    expect(toString(content[0])).toMatch(/^\S/);
  });

  it('ends with a link', () => {
    const last = content.findLastIndex((node) => node.type === 'heading' && node.depth === 2);
    const ending: Root = { type: 'root', children: content.slice(last) };
    const links = [...elements(ending, 'Card')];
    visit(ending, (node) => {
      if (node.type === 'link' || ('name' in node && node.name === 'UnwrittenLink'))
        links.push(node as never);
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

it('every guide and concept has a diagram', () => {
  const without = pages.filter(
    ({ type, tree }) => ['guide', 'concept'].includes(type) && elements(tree, 'Diagram').length === 0,
  );
  expect(without.map(({ route }) => route)).toEqual([]);
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
