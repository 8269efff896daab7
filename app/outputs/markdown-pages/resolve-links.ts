import { ALL_LANGUAGES, linkScheme } from './page-texts.ts';
import type { MarkdownVariant } from './markdown-variants.ts';

/** The files of each page by its route, and by language. */
export type MarkdownByRoute = ReadonlyMap<string, ReadonlyMap<string, MarkdownVariant>>;

/** Which file the links are in. */
interface LinkingFile {
  readonly file: string;
  readonly language: string;
}

/**
 * Gives each link its URL, to the same language of the other page where it has that, and to the part with the anchor.
 *
 * @param siteUrl origin of the site. Without one, URLs are paths
 */
export function resolveLinks(
  text: string,
  { file: from, language }: LinkingFile,
  markdownPages: MarkdownByRoute,
  siteUrl = '',
): string {
  return text.replaceAll(linkScheme, (_link, scheme: string, address: string) => {
    if (scheme === 'site') return siteUrl + address;
    const [route = '', hash] = address.split('#');
    const page = markdownPages.get(route);
    const variant = page?.get(language) ?? page?.get(ALL_LANGUAGES);
    if (variant === undefined) return siteUrl + address;
    const fragment = hash === undefined ? '' : `#${hash}`;
    const file = variant.filesOfAnchors.get(decodeURIComponent(hash ?? '')) ?? variant.whole.file;
    return file === from && fragment !== '' ? fragment : `${siteUrl}/${file}${fragment}`;
  });
}
