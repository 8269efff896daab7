/** What search engines learn about a page, in the words of https://schema.org, whose types check them. */
import type {
  APIReference,
  BreadcrumbList,
  CollectionPage,
  Graph,
  Organization,
  TechArticle,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts';
import { provider } from '../../content/site/provider.ts';
import type { PageType } from '../../pipeline/pages/index.ts';
import { isoDay } from '../../pipeline/cache/build-time/index.ts';
import { inlineJson } from './inline-json.ts';
import type { Crumb, PageFacts } from './page-facts.ts';

/** What a page is, by its page type. */
const TYPES = {
  guide: 'TechArticle',
  concept: 'TechArticle',
  reference: 'TechArticle',
  sdk: 'TechArticle',
  api: 'APIReference',
  landing: 'CollectionPage',
  tool: 'WebPage',
} as const satisfies Readonly<Record<PageType, string>>;

type DocumentationPage = APIReference | CollectionPage | TechArticle | WebPage;

const publisher = { '@type': 'Organization', name: provider.name } as const satisfies Organization;

/** The site as pages refer to it, and as its home page describes it. */
function siteAt(site: URL): Exclude<WebSite, string> {
  return { '@type': 'WebSite', name: provider.wordmark, url: site.href };
}

/** Steps without a route are left out, since an item needs a URL. */
function breadcrumb(crumbs: readonly Crumb[], site: URL): BreadcrumbList | undefined {
  const linked = crumbs.filter(({ route }) => route !== undefined);
  if (linked.length === 0) return undefined;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: linked.map(({ label, route = '' }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: new URL(route, site).href,
    })),
  };
}

/**
 * What a page is, and the way to it, as JSON for a script of the page.
 *
 * @param site where the site is, since every URL is absolute
 * @param image URL of the page's preview image
 * @returns undefined for what isn't a page for readers
 */
export function structuredData(page: PageFacts, site: URL, image: string | undefined): string | undefined {
  const { title, description, route, kind, crumbs = [], changed } = page;
  if (kind === undefined || route === undefined) return undefined;
  const common = { description, inLanguage: 'en', image, publisher };
  const described: DocumentationPage | WebSite =
    kind === 'home'
      ? { ...siteAt(site), ...common }
      : {
          '@type': TYPES[kind],
          headline: title,
          url: new URL(route, site).href,
          dateModified: changed && isoDay(changed),
          isPartOf: siteAt(site),
          ...common,
        };
  const things: readonly (Thing | undefined)[] = [described, breadcrumb(crumbs, site)];
  return inlineJson({
    '@context': 'https://schema.org',
    '@graph': things.filter((thing) => thing !== undefined),
  } satisfies Graph);
}
