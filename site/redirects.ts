import { checkRedirects, targetRoute, type Redirect } from './redirect-table.ts';
import redirectsFile from './redirects.json' with { type: 'json' };
import { sitePages } from './site-map.ts';

/**
 * Reads the redirect table of the site.
 *
 * @returns every redirect, whether its target is written yet or not
 * @throws see `checkRedirects`
 */
export function loadRedirects(): readonly Redirect[] {
  return checkRedirects(redirectsFile.redirects, new Set(sitePages.map((page) => page.route)));
}

/**
 * The redirects that can go live: an old path gets no redirect until its target is written.
 *
 * @param existingRoutes routes of the pages that exist, e.g. `/docs/api`
 */
export function liveRedirects(existingRoutes: ReadonlySet<string>): Redirect[] {
  return loadRedirects().filter((redirect) => existingRoutes.has(targetRoute(redirect)));
}
