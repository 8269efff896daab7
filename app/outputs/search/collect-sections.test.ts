import { expect, it } from 'vitest';
import type { SitePage } from '../../../pipeline/content/site/site-map.ts';
import { searchContent } from './collect-sections.ts';
import type { PageSection, SearchablePage } from './read-sections.ts';

const section = (heading: string, blocks: readonly string[], anchor = ''): PageSection => ({
  heading,
  anchor,
  level: heading === '' ? 1 : 2,
  blocks,
  names: [],
});

function page(route: string, sections: readonly PageSection[], more: Partial<SitePage> = {}) {
  const place: SitePage = {
    route,
    file: 'content/docs/page.mdx',
    label: 'Page',
    sidebar: 'docs',
    category: [],
    ...more,
  };
  const content: SearchablePage = {
    frontMatter: { title: 'Page', description: 'About it.', page_type: 'guide' },
    languages: [],
    sections,
  };
  return { page: place, content };
}

it('puts pages into the groups of the bar', () => {
  const routes = [
    '/docs',
    '/docs/concepts/elements',
    '/docs/api',
    '/docs/api/tokens',
    '/docs/sdks',
    '/docs/sdks/web/3ds',
  ];
  const { docs } = searchContent(
    routes.map((route) => page(route, [section('', [])])),
    new Map(),
  );
  expect(docs.map(({ group }) => group)).toEqual(['guides', 'guides', 'api', 'api', 'sdks', 'sdks']);
});

it('counts pages of one language less, deprecated ones least', () => {
  const { docs } = searchContent(
    [
      page('/docs/sdks/web/web-elements', []),
      page('/docs/sdks/server-side/go', []),
      page('/docs/sdks/server-side/javascript-legacy', [], { badge: 'deprecated' }),
    ],
    new Map(),
  );
  const [elements, go, legacy] = docs.map(({ weight = 1 }) => weight);
  expect(elements).toBe(1);
  expect(go).toBeLessThan(1);
  expect(legacy).toBeLessThan(go ?? 0);
});

it('leaves out blocks that more than three sections share', () => {
  const shared = 'A rate limit is reached.';
  const sections = ['One', 'Two', 'Three', 'Four'].map((heading) => section(heading, [shared, heading]));
  const all = searchContent([page('/docs/api/tokens', sections)], new Map());
  expect(all.texts).toEqual([[['One'], ['Two'], ['Three'], ['Four']]]);
  const some = searchContent([page('/docs/api/tokens', sections.slice(1))], new Map());
  expect(some.texts[0]?.[0]).toEqual([shared, 'Two']);
});

it('finds a section by the messages that it explains', () => {
  const { names } = searchContent(
    [page('/docs/api/errors', [section('', []), section('404', [], 'api-errors-404')])],
    new Map([['api-errors-404', ['No entity has the ID.']]]),
  );
  expect(names).toEqual(['', 'No entity has the ID.']);
});

it('says whose SDK a page describes; those without a page of their own are on the page about all', () => {
  const { docs } = searchContent(
    [
      '/docs/sdks/server-side',
      '/docs/sdks/server-side/node',
      '/docs/sdks/server-side/dotnet',
      '/docs/sdks',
    ].map((route) => page(route, [])),
    new Map(),
  );
  expect(docs.map(({ sdkOf }) => sdkOf)).toEqual([['python', 'go', 'java'], ['node'], ['csharp'], undefined]);
});
