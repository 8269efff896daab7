import { pageFile, sitePages, type SitePage } from '../../site/site-map.ts';
import { readPage, type Page } from './read-page.ts';

/** A written page, and its place on the site. */
export interface WrittenPage {
  readonly place: SitePage;
  readonly page: Page;
}

/**
 * Reads every written page of the documentation, one after the other, in the order of the site map.
 *
 * @throws the sentence of the first author's mistake
 */
export async function* readWrittenPages(): AsyncGenerator<WrittenPage> {
  for (const place of sitePages) {
    const file = pageFile(place.route);
    if (file?.endsWith('.mdx') === true) yield { place, page: await readPage(file) };
  }
}
