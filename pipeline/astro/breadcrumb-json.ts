import { inlineJson } from './head/inline-json.ts';

/** A step of the breadcrumb; one without a route is only named. */
interface Crumb {
  readonly label: string;
  readonly route?: string;
}

/**
 * The breadcrumb for search engines (schema.org's `BreadcrumbList`), as JSON for a script of the page.
 *
 * @param site where the site is; its items need addresses
 * @returns undefined where the address isn't known, or the page has no breadcrumb
 */
export function breadcrumbJson(crumbs: readonly Crumb[], site: URL | undefined): string | undefined {
  const linked = crumbs.filter(({ route }) => route !== undefined);
  if (site === undefined || linked.length === 0) return undefined;
  return inlineJson({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: linked.map(({ label, route = '' }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: new URL(route, site).href,
    })),
  });
}
