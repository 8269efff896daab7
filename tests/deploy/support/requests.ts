/** Requests of every kind, made from what the build says about the site. */
import type { SiteManifest } from '../../../engines/serving/index.ts';
import type { RawRequest } from './ask-raw.ts';
import { HOSTILE } from './hostile-targets.ts';

type Requests = readonly RawRequest[];

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
const MARKDOWN = 'text/markdown, text/html;q=0.9, */*;q=0.1';

const ACCEPTS = [
  ...[BROWSER, MARKDOWN, '*/*', '', 'text/markdown', 'text/html, text/markdown', 'text/markdown;q=0, */*'],
  ...[
    'TEXT/MARKDOWN',
    'text/markdown;q=0.5, text/html;q=0.4',
    'text/html;q=0, text/markdown',
    ',,;q=,"',
    '*',
  ],
  ...['text/markdown;q=0.0,text/html', 'application/json', 'text/*;q=0.3, text/markdown;q=0.7, text/html'],
];

const ACCEPT_ENCODINGS = [
  ...['gzip, deflate, br, zstd', 'br', 'gzip', 'zstd', 'identity', '', '*', 'br;q=0', 'gzip;q=0, *', '*;q=0'],
  ...['br;q=0.0, gzip;q=0.5', 'BR', 'gzip;q=1.0, br;q=0.1', 'br;q=0,*', 'x-gzip', 'brotli', 'compress, gzip'],
  ...[
    'gzip , br ; q=0.8',
    'identity;q=0',
    'br;level=5',
    'gzip;q=0.000, br;q=0.001',
    'deflate',
    ';',
    'br,,gzip',
  ],
];

const withHeader =
  (name: string, values: readonly string[]) =>
  (target: string): Requests =>
    values.map((value) => ({ target, headers: { [name]: value } }));

/** Every n-th of a list, with the first. */
const some = <Item>(items: readonly Item[], count: number): readonly Item[] =>
  items.filter((_, place) => place % Math.max(1, Math.floor(items.length / count)) === 0);

/** Pages, as browsers and assistants ask for them. */
function pages({ pages: table }: SiteManifest): Requests {
  return Object.entries(table).flatMap(([route, { markdown }]): Requests => [
    { target: route, headers: { Accept: BROWSER, 'Accept-Encoding': 'gzip, deflate, br, zstd' } },
    { target: route, headers: { Accept: MARKDOWN } },
    ...(markdown === undefined ? [] : [{ target: markdown }]),
  ]);
}

function otherForms({ pages: table }: SiteManifest): Requests {
  return some(Object.keys(table), 25).flatMap((route) => {
    const base = route === '/' ? '' : route;
    const forms = [
      `${base}/`,
      `${base}/index`,
      `${base || '/index'}.html`,
      `${base}/index.html`,
      `${base}//`,
    ];
    const odd = [
      `/${route}`,
      route.replaceAll('/', '//'),
      route.toUpperCase(),
      `${route}?`,
      `${base}/?a=1&b=%20`,
    ];
    return [...forms, ...odd, `${base || '/index'}.html?lang=python`, `${base}/.htm`, `${base}/;x`].map(
      (target) => ({ target }),
    );
  });
}

function redirects({ redirects: table }: SiteManifest): Requests {
  const old = Object.keys(table);
  const withFragmentOrQuery = old.filter((from) => /[?#]/.test(table[from] ?? ''));
  const queries = [
    '?',
    '?a=1',
    '?a=1&a=2',
    '?implementation=vue',
    '?next=//evil.example%0d%0aX:%20y',
    '?a=b+c%20d',
  ];
  return [
    ...old.map((target) => ({ target })),
    ...[...withFragmentOrQuery, ...some(old, 5)].flatMap((from) => [
      ...queries.map((query) => ({ target: from + query })),
      ...['/', '.html', '/index.html', '/index'].map((end) => ({ target: from + end })),
      { target: from, method: 'HEAD' },
      { target: from, method: 'POST' },
      { target: from.toUpperCase() },
    ]),
  ];
}

/** A file of each ending, and some of those with a hash in their names. */
function files({ files: table }: SiteManifest): Requests {
  const addresses = Object.keys(table);
  const byEnding = new Map(
    addresses.map((address) => [address.replace(/^.*\//, '').replace(/^.*\./, ''), address]),
  );
  const chosen = [...byEnding.values(), ...some(addresses, 40)];
  return [
    ...chosen.map((target) => ({ target: encodeURI(target) })),
    ...[...byEnding.values()].flatMap(withHeader('Accept-Encoding', ['br', 'gzip', 'zstd, br;q=0.5'])),
    ...some(chosen, 10).flatMap((target) => [
      { target, method: 'HEAD', headers: { 'Accept-Encoding': 'br' } },
      { target: `${target}?v=1` },
      { target: `${target}/` },
      { target: `${target}.br` },
      { target: target.toUpperCase() },
    ]),
  ];
}

function languages({ pages: table }: SiteManifest): Requests {
  const queries = [
    'python',
    'PYTHON',
    'cobol',
    '',
    'go&lang=python',
    '../../.markdown-index',
    'a%2fb',
    'python%00',
  ];
  return some(Object.keys(table), 4).flatMap((route) =>
    queries.flatMap((query) => [
      { target: `${route}?lang=${query}`, headers: { Accept: MARKDOWN } },
      { target: `${route === '/' ? '/index' : route}.md?lang=${query}` },
    ]),
  );
}

/** The rest of what a client can do with one page and one file. */
function conditions(target: string): Requests {
  const old = 'Thu, 01 Jan 1970 00:00:00 GMT';
  const future = 'Fri, 01 Jan 2038 00:00:00 GMT';
  const sets: readonly Readonly<Record<string, string>>[] = [
    ...['"x"', '*', 'W/"x"', 'x'].map((tag) => ({ 'If-None-Match': tag })),
    ...['"x"', '*', 'W/"x"'].map((tag) => ({ 'If-Match': tag })),
    ...[old, future, 'yesterday', ''].map((date) => ({ 'If-Modified-Since': date })),
    ...[old, future, 'yesterday'].map((date) => ({ 'If-Unmodified-Since': date })),
    ...[
      'bytes=0-9',
      'bytes=5-',
      'bytes=-5',
      'bytes=9-1',
      'bytes=99999999-',
      'bytes=0-1,4-5',
      'lines=1-2',
      '',
    ].map((range) => ({ Range: range })),
    { Range: 'bytes=0-9', 'Accept-Encoding': 'br' },
    { Range: 'bytes=0-9', 'If-Range': '"x"' },
    { 'If-None-Match': '"x"', 'If-Modified-Since': future },
  ];
  return sets.flatMap((headers) => [
    { target, headers },
    { target, headers, method: 'HEAD' },
  ]);
}

const METHODS = [
  ...['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'HEAD', 'PROPFIND', 'SEARCH', 'LINK', 'QUERY'],
];

/** @returns more than 800 requests; equal targets with equal headers are there once */
export function allRequests(manifest: SiteManifest): Requests {
  const page = '/docs/api/tokens';
  const file = Object.keys(manifest.files).find((address) => address.endsWith('.css')) ?? '/favicon.svg';
  const requests = [
    ...pages(manifest),
    ...otherForms(manifest),
    ...redirects(manifest),
    ...files(manifest),
    ...languages(manifest),
    ...[page, '/', '/nothing-here', '/nothing-here.md', '/index.md'].flatMap(withHeader('Accept', ACCEPTS)),
    ...[page, file, '/robots.txt', '/nothing-here'].flatMap(withHeader('Accept-Encoding', ACCEPT_ENCODINGS)),
    ...[page, file, '/robots.txt', '/nothing-here'].flatMap(conditions),
    ...[page, file, '/nothing-here', '/.site-manifest.json', '/docs/'].flatMap((target) =>
      METHODS.map((method) => ({ target, method })),
    ),
    ...HOSTILE.flatMap((target) => [{ target }, { target, headers: { Accept: MARKDOWN } }]),
    ...HOSTILE.slice(0, 40).map((target) => ({ target, method: 'POST' })),
    ...['evil.example', 'evil.example:80', '[::1]', '127.0.0.1'].map((host) => ({ target: '/docs/', host })),
  ];
  return [...new Map(requests.map((request) => [JSON.stringify(request), request])).values()];
}
