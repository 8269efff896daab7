/**
 * Headers and redirects for hosts of static files, made from the same manifest as everything else. These hosts send no
 * Markdown by `Accept` and no page by `?lang=`, and they compress by themselves.
 */
import type { HeaderRule, SiteManifest } from '../engines/serving/index.ts';

/** What a host takes at most, by its documentation. */
const LIMITS = {
  cloudflare: { headerRules: 100, lineLength: 2000, redirects: 2000, redirectLength: 1000 },
  vercel: { redirects: 1024 },
} as const;

function check(host: string, what: string, count: number, limit: number): void {
  if (count > limit)
    throw new Error(
      `${host} takes at most ${limit} ${what}, and the site has ${count}. Remove some, or choose another host.`,
    );
}

/** A name of a rule can be set by an earlier one, whose value must go where a host would join the two. */
function isSetBefore(rules: readonly HeaderRule[], place: number, name: string): boolean {
  return rules.slice(0, place).some(({ headers }) => name in headers);
}

/** `_headers` of Netlify, where the last value of a header counts. */
function netlifyHeaders({ headers }: SiteManifest): string {
  return headersFile(headers, () => []);
}

/** `_headers` of Cloudflare Pages, where values of several rules are joined unless one takes the earlier ones away. */
function cloudflareHeaders({ headers }: SiteManifest): string {
  check('Cloudflare', 'header rules', headers.length, LIMITS.cloudflare.headerRules);
  const file = headersFile(headers, (place, name) =>
    isSetBefore(headers, place, name) ? [`  ! ${name}`] : [],
  );
  const longest = Math.max(...file.split('\n').map((line) => line.length));
  check('Cloudflare', 'characters in a line of headers', longest, LIMITS.cloudflare.lineLength);
  return file;
}

function headersFile(
  rules: readonly HeaderRule[],
  before: (place: number, name: string) => readonly string[],
): string {
  const blocks = rules.map(({ path, headers }, place) => {
    const names = Object.keys(headers);
    const lines = [
      ...names.flatMap((name) => before(place, name)),
      ...names.map((name) => `  ${name}: ${headers[name] ?? ''}`),
    ];
    return `${path}\n${lines.join('\n')}\n`;
  });
  return `# Written by the build.\n${blocks.join('\n')}`;
}

/** `_redirects`. With the mark, Netlify prefers the redirect to the page that the build leaves at an old path. */
function redirectsFile({ redirects }: SiteManifest, status: '301' | '301!'): string {
  const lines = Object.entries(redirects).map(([from, to]) => `${from} ${to} ${status}`);
  return `${lines.join('\n')}\n`;
}

/** `_redirects` of Netlify. */
const netlifyRedirects = (manifest: SiteManifest): string => redirectsFile(manifest, '301!');

/** `_redirects` of Cloudflare Pages. */
function cloudflareRedirects(manifest: SiteManifest): string {
  const file = redirectsFile(manifest, '301');
  const lines = file.split('\n');
  check('Cloudflare', 'redirects', lines.length - 1, LIMITS.cloudflare.redirects);
  const longest = Math.max(...lines.map((line) => line.length));
  check('Cloudflare', 'characters in a redirect', longest, LIMITS.cloudflare.redirectLength);
  return file;
}

/** A path as `path-to-regexp` reads it. Characters that mean something are escaped, and `*` is a group. */
const vercelSource = (path: string): string =>
  path.replaceAll(/[.+?^${}()[\]|\\:]/g, String.raw`\$&`).replace('*', '(.*)');

/** `vercel.json`. The last value of a header counts. */
function vercelConfig({ headers, redirects }: SiteManifest): string {
  const targets = Object.entries(redirects);
  check('Vercel', 'redirects', targets.length, LIMITS.vercel.redirects);
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    headers: headers.map((rule) => ({
      source: vercelSource(rule.path),
      headers: Object.entries(rule.headers).map(([key, value]) => ({ key, value })),
    })),
    redirects: targets.map(([from, to]) => ({
      source: vercelSource(from),
      destination: to,
      statusCode: 301,
    })),
  };
  return `${JSON.stringify(config, undefined, 2)}\n`;
}

/** All files for static hosts, by their path from `dist/`. */
export function staticHostFiles(manifest: SiteManifest): ReadonlyMap<string, string> {
  return new Map([
    ['netlify/_headers', netlifyHeaders(manifest)],
    ['netlify/_redirects', netlifyRedirects(manifest)],
    ['cloudflare/_headers', cloudflareHeaders(manifest)],
    ['cloudflare/_redirects', cloudflareRedirects(manifest)],
    ['vercel/vercel.json', vercelConfig(manifest)],
  ]);
}
