/** Titles and labels: no two pages share a title, and a sidebar's label is a short form of its page's title. */
import { expect, it } from 'vitest';
import { loadedPages } from '../support/loaded-pages.ts';

const pages = loadedPages.map(({ place, page }) => ({
  route: place.route,
  label: place.label,
  title: page.frontMatter.title,
}));

/** Words as they are compared: without case, without the ending of a plural. */
function words(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => word.replace(/s$/, ''));
}

it('no title stands twice', () => {
  const titles = new Map<string, string[]>();
  for (const { route, title } of pages)
    titles.set(title.toLowerCase(), [...(titles.get(title.toLowerCase()) ?? []), route]);
  const double = [...titles].filter(([, routes]) => routes.length > 1);
  expect(pages.length).toBeGreaterThan(200);
  expect(double).toEqual([]);
});

it('the label of a tool is its title', () => {
  const tools = pages.filter(({ route }) => route.startsWith('/docs/tools'));
  expect(tools.length).toBeGreaterThan(5);
  expect(tools.filter(({ label, title }) => label !== title)).toEqual([]);
});

it('the label of a page has no word that its title lacks', () => {
  const strange = pages.filter(({ label, title }) =>
    words(label).some((word) => !words(title).includes(word)),
  );
  expect(strange).toEqual([]);
});
