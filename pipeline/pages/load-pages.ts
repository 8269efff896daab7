import { sitePages, type SitePage } from '../content/site/site-map.ts';
import type { ComponentRegistry } from './component-registry.ts';
import { readPage, type Page } from './read-page.ts';

/** A page, read, and its place on the site. */
export interface LoadedPage {
  readonly place: SitePage;
  readonly page: Page;
}

/** How many pages are read before the one that is looked at is done with: a page waits for its files. */
const READ_AHEAD = 4;

async function load(registry: ComponentRegistry, place: SitePage): Promise<LoadedPage> {
  return { place, page: await readPage(registry, place.file) };
}

/**
 * Reads every documentation page, in site map order.
 *
 * @throws the sentence of the first author's mistake
 */
export async function* loadPages(registry: ComponentRegistry): AsyncGenerator<LoadedPage> {
  const ahead: Promise<LoadedPage>[] = [];
  for (const place of sitePages) {
    // The home page is a component.
    if (!place.file.endsWith('.mdx')) continue;
    const reading = load(registry, place);
    // When a page before this one fails, no one waits for this one.
    reading.catch(() => undefined);
    ahead.push(reading);
    const first = ahead.length > READ_AHEAD ? ahead.shift() : undefined;
    if (first !== undefined) yield await first;
  }
  for (const reading of ahead) yield await reading;
}
