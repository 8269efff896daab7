import path from 'node:path';
import type { SitemapItem } from '@astrojs/sitemap';
import { pageFile, siteRoutes } from '../../pipeline/content/site/site-map.ts';
import { isoDay, lastChange } from '../../pipeline/cache/build-time/index.ts';

const routeOf = (url: string): string => new URL(url).pathname.replace(/(?<=.)\/$/, '');

/** Whether a URL is a page for readers, and neither a redirect nor a page of the gallery. */
export function isPage(url: string): boolean {
  return siteRoutes.has(routeOf(url));
}

/** What a page changes with, which is its file, or all files of the home page. */
const sourceOf = (route: string): string | undefined => {
  const file = pageFile(route);
  return route === '/' && file !== undefined ? path.dirname(file) : file;
};

/** An entry of the sitemap with the day when its page last changed, where that's known. */
export function withLastChange(item: SitemapItem): SitemapItem {
  const source = sourceOf(routeOf(item.url));
  const changed = source === undefined ? undefined : lastChange(source);
  return changed === undefined ? item : { ...item, lastmod: isoDay(changed) };
}
