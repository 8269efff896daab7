import path from 'node:path';
import { sitePages } from '../../../pipeline/content/site/site-map.ts';
import { markedMarkdown, readPage, type LoadedPage } from '../../../components/pages.ts';
import { languagesToChoose } from '../../../pipeline/pages/index.ts';
import { cached } from '../../../pipeline/cache/index.ts';

/**
 * A page in all of its samples' languages, and in each alone, by language: `python`, or {@link ALL_LANGUAGES}. Links are
 * as {@link linkScheme} describes.
 */
export type PageTexts = Readonly<Record<string, string>>;

/** The key for the text with samples in all languages. */
export const ALL_LANGUAGES = '';

/**
 * How Markdown notes links until every URL is known. `page:/docs/api/tokens#create` leads to a page's Markdown, and
 * `site:/openapi.json` to anything else on the site.
 */
export const linkScheme = /\b(page|site):(\/[^\s)>"]*)/g;

const ELSEWHERE = /^(?:[a-z][a-z+.-]*:|\/\/)/i;

const routesByFile: ReadonlyMap<string, string> = new Map(sitePages.map(({ route, file }) => [file, route]));

/** Where a link on a page leads, in this scheme. */
function noted(url: string, { place, page }: LoadedPage): string {
  if (ELSEWHERE.test(url)) return url;
  const [, address = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(url) ?? [];
  const file = address.startsWith('/')
    ? address.slice(1)
    : path.posix.join(path.posix.dirname(page.file), address);
  const route = address === '' ? place.route : (routesByFile.get(file) ?? address);
  const isPage = sitePages.some((one) => one.route === route);
  // Only the tool can read its state.
  return isPage && !hash.includes('?') ? `page:${route}${hash}` : `site:${route}${query}${hash}`;
}

/**
 * Writes a page in each of its languages, or takes what was written before from the same page. It reads the page itself,
 * so that what the page is made from counts.
 */
export function pageTexts({ place, page: { file } }: LoadedPage): Promise<PageTexts> {
  return cached(import.meta.url, `markdown-pages/${file}`, async () => {
    const page = await readPage(file);
    const addressOf = (url: string): string => noted(url, { place, page });
    const inAll = markedMarkdown(page, { addressOf });
    const inOne = languagesToChoose(page.tree).map((language) => [
      language,
      markedMarkdown(page, { addressOf, language }),
    ]);
    return { [ALL_LANGUAGES]: inAll, ...Object.fromEntries(inOne) } as PageTexts;
  });
}
