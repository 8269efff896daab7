import type { HeaderRule } from '../../engines/serving/index.ts';

/** Where machines look for the APIs that a site describes (RFC 9727). Its name has no ending to tell its type from. */
export const API_CATALOG = '/.well-known/api-catalog';

/** Lists the hashes of inline scripts. It's a file of the built site. */
export const INLINE_SCRIPTS_FILE = 'inline-scripts.json';

/**
 * The policies that turn strings into markup and script URLs, see `components/browser/trusted.ts`. There's one for a page's
 * scripts, one for pages that the router loads, one for each worker, and one for highlighted code in tools.
 */
const TRUSTED_TYPES = ['pages', 'search', 'expressions', 'code'] as const;

/** Files for machines, which scripts and pages anywhere can read. */
const FOR_MACHINES = ['/.well-known/*', '/*.md', '/llms*', '/openapi*', '/postman-collection.json'] as const;

/** No page uses these features, so no injected script can ask for them. */
const DENIED = [
  ...['accelerometer', 'autoplay', 'camera', 'clipboard-read', 'display-capture'],
  ...['encrypted-media', 'fullscreen', 'geolocation', 'gyroscope', 'hid', 'idle-detection', 'magnetometer'],
  ...['microphone', 'midi', 'payment', 'picture-in-picture', 'publickey-credentials-get', 'screen-wake-lock'],
  ...['serial', 'usb', 'xr-spatial-tracking'],
];

/**
 * Everything comes from the site's own host, and scripts inside of pages are known by their hashes. There's no
 * `upgrade-insecure-requests`, since Safari couldn't show a preview at http://localhost then.
 */
function contentSecurityPolicy(inlineScripts: readonly string[]): string {
  const hashes = inlineScripts.map((hash) => ` '${hash}'`).join('');
  return [
    "default-src 'none'",
    `script-src 'self'${hashes}`,
    "style-src 'self'",
    // Icons in the style sheet.
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_TYPES.join(' ')}`,
  ].join('; ');
}

/**
 * Headers for the site's pages and files. What stands under `/*` goes with errors and redirects, too.
 *
 * @param inlineScripts hashes of the scripts inside of pages, see `app/astro/inline-scripts.ts`
 */
export function headerRules(inlineScripts: readonly string[]): readonly HeaderRule[] {
  return [
    {
      path: '/*',
      headers: {
        // Kept, but checked for a newer one at each use.
        'Cache-Control': 'no-cache',
        'Content-Security-Policy': contentSecurityPolicy(inlineScripts),
        'Cross-Origin-Embedder-Policy': 'require-corp',
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Permissions-Policy': [...DENIED.map((feature) => `${feature}=()`), 'clipboard-write=(self)'].join(
          ', ',
        ),
        'Referrer-Policy': 'same-origin',
        // Two years. Other hosts of the domain aren't ours to decide on. Browsers ignore it over HTTP.
        'Strict-Transport-Security': 'max-age=63072000',
        'X-Content-Type-Options': 'nosniff',
        // For browsers older than `frame-ancestors`.
        'X-Frame-Options': 'DENY',
      },
    },
    // The framework writes a hash of the content into the names of these files.
    { path: '/assets/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
    ...FOR_MACHINES.map((path) => ({
      path,
      headers: { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' },
    })),
    {
      path: API_CATALOG,
      headers: {
        'Content-Type': 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
        Link: `<${API_CATALOG}>; rel="api-catalog"`,
      },
    },
  ];
}
