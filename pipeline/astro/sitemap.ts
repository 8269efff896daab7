import type { SitemapItem } from '@astrojs/sitemap';
import { pageFile } from '../../site/site-map.ts';
import { lastChange } from '../sources/build-time/index.ts';

const routeOf = (address: string): string => new URL(address).pathname.replace(/(?<=.)\/$/, '');

/** Whether an address is a page, and no redirect. */
export function isPage(address: string): boolean {
  const route = routeOf(address);
  return route === '/' || pageFile(route) !== undefined;
}

/** An entry of the sitemap with the day of the last change to its page. */
export function withLastChange(item: SitemapItem): SitemapItem {
  const file = pageFile(routeOf(item.url));
  const changed = file === undefined ? undefined : lastChange(file);
  return changed === undefined ? item : { ...item, lastmod: changed.toISOString().slice(0, 10) };
}
