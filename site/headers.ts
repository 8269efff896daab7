import type { HeaderRule } from './manifest.ts';

/** Where machines look for the APIs that a site describes (RFC 9727). Its name has no ending to tell its type from. */
export const API_CATALOG = '/.well-known/api-catalog';

/** Headers for the site's pages and files. */
export const headerRules: readonly HeaderRule[] = [
  // Kept, but checked for a newer one at each use.
  { path: '/*', headers: { 'Cache-Control': 'no-cache' } },
  // The framework writes a hash of the content into the names of these files.
  { path: '/assets/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  // Scripts of pages anywhere can read what's meant for machines.
  { path: '/.well-known/*', headers: { 'Access-Control-Allow-Origin': '*' } },
  {
    path: API_CATALOG,
    headers: {
      'Content-Type': 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
      Link: `<${API_CATALOG}>; rel="api-catalog"`,
    },
  },
];
