import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { pageFile, siteRoutes } from '../../pipeline/content/site/site-map.ts';

/** Where the site is built. */
export const buildFolder = path.resolve(import.meta.dirname, '../../build');

/** Routes of every page that the built site has, the home page first. */
export const builtRoutes: readonly string[] = [...siteRoutes];

/** The file of a page in the folder of the built site. */
export function builtPageFile(route: string): string {
  return path.join(buildFolder, route === '/' ? 'index.html' : `${route}.html`);
}

/**
 * Routes in the order of the size of their pages, the longest first: two tests that run side by side then end at one
 * time.
 *
 * @throws when a page is not built
 */
export function longestFirst(routes: readonly string[]): readonly string[] {
  const sizes = new Map(routes.map((route) => [route, statSync(builtPageFile(route)).size]));
  return [...routes].sort((one, other) => (sizes.get(other) ?? 0) - (sizes.get(one) ?? 0));
}

/**
 * The page type that the front matter of a page names; pages without one, such as the home page, are their own type.
 */
export function pageTypeOf(route: string): string {
  const file = pageFile(route);
  const source = file === undefined ? '' : readFileSync(file, 'utf8');
  return /^page_type: (\w+)$/m.exec(source)?.[1] ?? route;
}

/** Each page type with the page of it that has the least HTML: what depends on the page type alone shows there too. */
export function pageOfEachType(): readonly (readonly [pageType: string, route: string])[] {
  return [...new Map(longestFirst(builtRoutes).map((route) => [pageTypeOf(route), route]))];
}
