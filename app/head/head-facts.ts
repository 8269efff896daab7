import { provider } from '../../content/site/provider.ts';
import { PREVIEW_SIZE, previewOf } from '../outputs/preview-images/index.ts';
import type { PageFacts } from './page-facts.ts';
import { structuredData } from './structured-data.ts';

/** The attributes of a `<meta>`. HTML identifies it by name, the Open Graph protocol (https://ogp.me) by property. */
interface Meta {
  readonly name?: string;
  readonly property?: string;
  readonly content: string;
}

/** What a page's head has for search engines, and for sites where its link is shared. */
export interface HeadFacts {
  readonly title: string;
  readonly meta: readonly Meta[];
  /** The page's one URL, if it has one. */
  readonly canonical: string | undefined;
  /** JSON-LD (https://json-ld.org). */
  readonly json: string | undefined;
}

const ofGraph = (property: string, content: string): Meta => ({ property: `og:${property}`, content });

/** What a link to the page is shown with. An image needs an absolute URL. */
function imageMeta(image: string | undefined, alt: string): readonly Meta[] {
  if (image === undefined) return [{ name: 'twitter:card', content: 'summary' }];
  return [
    ofGraph('image', image),
    ofGraph('image:width', String(PREVIEW_SIZE.width)),
    ofGraph('image:height', String(PREVIEW_SIZE.height)),
    ofGraph('image:alt', alt),
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/**
 * Finds what a page's head has. A page without a URL of its own has no canonical one, and isn't for search engines.
 *
 * @param site where the site is. Without it nothing has an absolute URL
 */
export function headFacts(page: PageFacts, site: URL | undefined): HeadFacts {
  const { title, description, route, kind } = page;
  const fullTitle = `${title} | ${provider.wordmark}`;
  const address = site && route !== undefined ? new URL(route, site).href : undefined;
  const preview = route === undefined ? undefined : previewOf(route);
  const image = site && preview && new URL(preview.path, site).href;
  return {
    title: fullTitle,
    meta: [
      { name: 'description', content: description },
      ...(route === undefined ? [{ name: 'robots', content: 'noindex' }] : []),
      ofGraph('title', fullTitle),
      ofGraph('description', description),
      ofGraph('locale', 'en'),
      ofGraph('type', kind === undefined || kind === 'home' ? 'website' : 'article'),
      ...(address === undefined ? [] : [ofGraph('url', address)]),
      ...imageMeta(image, preview?.alt ?? ''),
    ],
    canonical: address ?? route,
    json: site && structuredData(page, site, image),
  };
}
