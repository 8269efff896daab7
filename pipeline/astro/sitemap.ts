import path from 'node:path';
import type { SitemapItem } from '@astrojs/sitemap';
import { pageFile } from '../../site/site-map.ts';
import { isoDay, lastChange } from '../sources/build-time/index.ts';

const routeOf = (address: string): string => new URL(address).pathname.replace(/(?<=.)\/$/, '');

/** Whether an address is a page, and no redirect. */
export function isPage(address: string): boolean {
  const route = routeOf(address);
  return route === '/' || pageFile(route) !== undefined;
}

/** What a page changes with: its file, or all files of the home page. */
const sourceOf = (route: string): string | undefined => {
  const file = pageFile(route);
  return route === '/' && file !== undefined ? path.dirname(file) : file;
};

/** An entry of the sitemap with the day of the last change to its page, where that is known. */
export function withLastChange(item: SitemapItem): SitemapItem {
  const source = sourceOf(routeOf(item.url));
  const changed = source === undefined ? undefined : lastChange(source);
  return changed === undefined ? item : { ...item, lastmod: isoDay(changed) };
}
