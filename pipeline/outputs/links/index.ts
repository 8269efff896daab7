/** Links that lead nowhere, found in the trees of all pages before anything is drawn. */
import { loadPages } from '../../pages/index.ts';
import { brokenLinks, type LinkingPage } from './check-links.ts';
import { linksOf } from './page-links.ts';

/**
 * Checks the links of all pages.
 *
 * @param others addresses that aren't pages and can be linked to, e.g. `/openapi.json`
 * @throws Error with a sentence for each link that leads nowhere
 */
export async function checkLinks(others: ReadonlySet<string>): Promise<void> {
  const pages: LinkingPage[] = [];
  for await (const { place, page } of loadPages())
    pages.push({ file: page.file, route: place.route, ...linksOf(page.tree) });
  const broken = brokenLinks(pages, others);
  if (broken.length > 0) throw new Error(`Some links lead nowhere:\n${broken.join('\n')}`);
}
