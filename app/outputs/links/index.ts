/** Links that lead nowhere, found in the trees of all pages before anything is rendered. */
import { sitePages } from '../../../pipeline/content/site/site-map.ts';
import { loadPages } from '../../../components/pages.ts';
import { brokenLinks, type LinkingPage } from './check-links.ts';
import { linksOf } from './page-links.ts';

/**
 * Checks the links of all pages.
 *
 * @param findOthers gives addresses that aren't pages and can be linked to, e.g. `/openapi.json`
 * @param onPage is called after each page, with how many have been read and how many there are
 * @throws Error with a sentence for each link that leads nowhere
 */
export async function checkLinks(
  findOthers: () => Promise<ReadonlySet<string>>,
  onPage: (read: number, all: number) => void = () => undefined,
): Promise<void> {
  const pages: LinkingPage[] = [];
  const all = sitePages.length;
  for await (const { place, page } of loadPages()) {
    pages.push({ file: page.file, route: place.route, ...linksOf(page.tree) });
    onPage(pages.length, all);
  }
  const broken = brokenLinks(pages, await findOthers());
  if (broken.length > 0) throw new Error(`Some links lead nowhere:\n${broken.join('\n')}`);
}
