import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { loadApiDescription } from '../../plugins/api-description/index.ts';
import { checkFrontMatter, PAGE_TYPES, type PageFrontMatter } from '../../plugins/front-matter/index.ts';
import { pageFile, sitePages } from '../../site/site-map.ts';

type PageType = (typeof PAGE_TYPES)[number];

/** Headings that a page of each type holds, in this order; others may stand between them. */
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

interface WrittenPage {
  readonly route: string;
  readonly frontMatter: PageFrontMatter;
  readonly body: string;
  readonly headings: readonly string[];
}

function readPage(route: string): WrittenPage | undefined {
  const file = pageFile(route);
  if (!file?.endsWith('.mdx')) return undefined;
  const [, frontMatter = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(readFileSync(file, 'utf8')) ?? [];
  const withoutCode = body.replaceAll(/^```.*?^```/gms, '');
  const headings = [...withoutCode.matchAll(/^#{2,3} (.*?)(?: \{\/\*.*)?$/gm)].map(
    (match) => match[1]?.trim() ?? '',
  );
  return { route, frontMatter: checkFrontMatter(file, parse(frontMatter)), body, headings };
}

const pages = sitePages.map(({ route }) => readPage(route)).filter((page) => page !== undefined);

describe.each(pages)('$route', ({ frontMatter, body, headings }) => {
  it('holds the sections of its page type, in order', () => {
    let from = 0;
    for (const section of SECTIONS[frontMatter.page_type]) {
      const found = headings.findIndex((heading, index) => index >= from && section.test(heading));
      expect(
        found,
        `a ${frontMatter.page_type} page needs a heading ${String(section)} after "${headings[from - 1] ?? 'its title'}"`,
      ).not.toBe(-1);
      from = found + 1;
    }
  });

  it('opens with a sentence before its first heading', () => {
    expect(body.trim()).toMatch(/^[^#<`\s]/);
  });

  it('leads on: it ends with a link', () => {
    const ending = body.trim().split(/^## /m).at(-1) ?? '';
    expect(ending).toMatch(/\]\([^)]+\)|<Card |to="/);
  });

  it('keeps the rules of voice', () => {
    const prose = body.replaceAll(/^```.*?^```/gms, '').replaceAll(/`[^`]*`/g, '');
    expect(prose).not.toMatch(/\b(?:simply|easily|click here|please note|TODO|TBD|coming soon)\b/i);
  });
});

it.each(PAGE_TYPES)('there is a page of the type %s', (type) => {
  expect(pages.some(({ frontMatter }) => frontMatter.page_type === type)).toBe(true);
});

it('every guide and concept has a diagram', () => {
  const without = pages.filter(
    ({ frontMatter, body }) =>
      ['guide', 'concept'].includes(frontMatter.page_type) && !body.includes('```mermaid'),
  );
  expect(without.map(({ route }) => route)).toEqual([]);
});

it('no two pages have one description', () => {
  const descriptions = pages.map(({ frontMatter }) => frontMatter.description);
  expect(new Set(descriptions).size).toBe(descriptions.length);
});

it('every operation of the description stands on exactly one page', async () => {
  const { operations } = await loadApiDescription();
  const shown = pages.flatMap(({ body }) =>
    [...body.matchAll(/<Operation id="([^"]+)"/g)].map((match) => match[1] ?? ''),
  );
  expect(shown.toSorted()).toEqual([...operations.keys()].toSorted());
});
