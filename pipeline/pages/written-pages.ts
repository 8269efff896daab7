import { pageFile, sitePages, type SitePage } from '../../site/site-map.ts';
import type { ComponentRegistry } from './component-registry.ts';
import { readPage, type Page } from './read-page.ts';

/** A written page, and its place on the site. */
export interface WrittenPage {
  readonly place: SitePage;
  readonly page: Page;
}

/** How many pages are read before the one that is looked at is done with: a page waits for its files. */
const READ_AHEAD = 4;

async function read(registry: ComponentRegistry, place: SitePage, file: string): Promise<WrittenPage> {
  return { place, page: await readPage(registry, file) };
}

/**
 * Reads every written page of the documentation, in the order of the site map.
 *
 * @throws the sentence of the first author's mistake
 */
export async function* readWrittenPages(registry: ComponentRegistry): AsyncGenerator<WrittenPage> {
  const ahead: Promise<WrittenPage>[] = [];
  for (const place of sitePages) {
    const file = pageFile(place.route);
    if (file?.endsWith('.mdx') !== true) continue;
    const reading = read(registry, place, file);
    // When a page before this one fails, no one waits for this one.
    reading.catch(() => undefined);
    ahead.push(reading);
    const first = ahead.length > READ_AHEAD ? ahead.shift() : undefined;
    if (first !== undefined) yield await first;
  }
  for (const reading of ahead) yield await reading;
}
