/** The catalog of the API's endpoints (RFC 9727). It lists where each is, and where its description and status are. */
import { lookup } from 'mime-types';
import type { Provider } from '../../../../content/site/provider.ts';

/** A link of a set of links (RFC 9264). */
interface TargetLink {
  readonly href: string;
  readonly type: string;
}

/** The type that the server sends a file with. */
function typeOf(path: string): string {
  return lookup(path) || 'application/octet-stream';
}

/**
 * Writes the catalog. Links of the site are paths from its root where its origin isn't known.
 *
 * @param provider whose API it is, and where the site is served
 */
export function apiCatalog({
  hosts,
  siteUrl = '',
  statusUrl,
}: Pick<Provider, 'hosts' | 'siteUrl' | 'statusUrl'>): string {
  const page = (route: string): TargetLink => ({ href: siteUrl + route, type: 'text/html' });
  const file = (path: string): TargetLink => ({ href: siteUrl + path, type: typeOf(path) });
  const linkset = [hosts.production, hosts.test].map((anchor) => ({
    anchor,
    'service-desc': ['/openapi.json', '/openapi.yaml'].map(file),
    'service-doc': [page('/docs/api'), file('/docs/api.md')],
    status: [{ href: statusUrl, type: 'text/html' }],
  }));
  return `${JSON.stringify({ linkset }, undefined, 2)}\n`;
}
