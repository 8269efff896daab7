import { ALL_LANGUAGES, linkScheme } from './page-texts.ts';
import type { TwinVariant } from './twin-page.ts';

/** The files of each page by its route, and by language. */
export type TwinsByRoute = ReadonlyMap<string, ReadonlyMap<string, TwinVariant>>;

/** Where the links of a text lead from. */
interface LinkingFile {
  readonly file: string;
  readonly language: string;
}

/**
 * Gives each link of a text its address: to the same language of the other page where it has that, and to the part that
 * holds the anchor.
 *
 * @param siteUrl origin of the site; without one, addresses are paths
 */
export function resolveLinks(
  text: string,
  { file: from, language }: LinkingFile,
  twins: TwinsByRoute,
  siteUrl = '',
): string {
  return text.replaceAll(linkScheme, (_link, scheme: string, address: string) => {
    if (scheme === 'site') return siteUrl + address;
    const [route = '', hash] = address.split('#');
    const page = twins.get(route);
    const variant = page?.get(language) ?? page?.get(ALL_LANGUAGES);
    if (variant === undefined) return siteUrl + address;
    const fragment = hash === undefined ? '' : `#${hash}`;
    const file = variant.filesOfAnchors.get(decodeURIComponent(hash ?? '')) ?? variant.whole.file;
    return file === from && fragment !== '' ? fragment : `${siteUrl}/${file}${fragment}`;
  });
}
