import type { HeaderRule } from './manifest.ts';

/** The headers of the site's pages and files. */
export const headerRules: readonly HeaderRule[] = [
  // Kept, but checked for a newer one at each use.
  { path: '/*', headers: { 'Cache-Control': 'no-cache' } },
  // The framework writes a hash of the content into the names of these files.
  { path: '/assets/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
];
