import { sitePages } from '../../../pipeline/content/site/site-map.ts';
import { readPage } from '../../../components/pages.ts';
import { ALL_LANGUAGES, linkScheme, pageTexts } from './page-texts.ts';
import { resolveLinks, type MarkdownByRoute } from './resolve-links.ts';
import { markdownVariants, type MarkdownVariant } from './markdown-variants.ts';

/** A page's Markdown in all languages, or undefined where there's no such page. */
async function markdownAt(route: string): Promise<MarkdownVariant | undefined> {
  const place = sitePages.find((page) => page.route === route);
  if (place?.file.endsWith('.mdx') !== true) return undefined;
  const { [ALL_LANGUAGES]: inAll = '' } = await pageTexts({ place, page: await readPage(place.file) });
  return markdownVariants(route, { [ALL_LANGUAGES]: inAll })[0];
}

/**
 * Gives the links of Markdown their URLs, which {@link linkScheme} notes, to pages as Markdown in all languages. A link
 * to a section leads to the part with it.
 *
 * @param markdown of a file that isn't a page's
 * @param siteUrl origin of the site. Without one, URLs are paths from its root
 */
export async function linkText(markdown: string, siteUrl: string | undefined): Promise<string> {
  const linked = [...markdown.matchAll(linkScheme)].flatMap(([, scheme, address = '']) =>
    scheme === 'page' ? [address.split('#', 1)[0] ?? ''] : [],
  );
  const markdownPages: MarkdownByRoute = new Map(
    await Promise.all(
      [...new Set(linked)].map(async (route) => {
        const markdownPage = await markdownAt(route);
        return [route, new Map(markdownPage === undefined ? [] : [[ALL_LANGUAGES, markdownPage]])] as const;
      }),
    ),
  );
  return resolveLinks(markdown, { file: '', language: ALL_LANGUAGES }, markdownPages, siteUrl);
}
