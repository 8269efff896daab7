import { checkRedirects, type Redirect } from './redirect-table.ts';
import redirectsFile from '../../../content/site/redirects.json' with { type: 'json' };
import { siteMap } from './site-map.ts';

/**
 * Reads the redirect table of the site.
 *
 * @throws see `checkRedirects`
 */
export function loadRedirects(): readonly Redirect[] {
  return checkRedirects(redirectsFile.redirects, new Set(siteMap.map(({ route }) => route)));
}
