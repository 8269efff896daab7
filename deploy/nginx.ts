/**
 * The nginx configuration for a built site. It returns the same responses as the embedded server and is made from the
 * same manifest. Only what the manifest lists is sent.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PREFERS_MARKDOWN } from '../site/prefers-markdown.ts';
import type { HeaderRule, SiteManifest } from '../site/manifest.ts';
import { mediaTypes } from './media-types.ts';
import { nginxMap, pattern } from './nginx-map.ts';

/** Where nginx finds the site, and where it listens. */
export interface NginxPlace {
  /** The build output, as nginx sees it. */
  readonly root: string;
  /** E.g. `8080`, or `127.0.0.1:8080`. */
  readonly listen: string;
}

/** What doesn't depend on the site. */
const SERVER = path.join(import.meta.dirname, 'nginx-server.conf');

const MARKDOWN = /\.md$/;

/** The canonical form of a path, see `src/lib/addresses/canonical-path.ts`, in steps since a map has one pattern each. */
const CANONICAL = [
  nginxMap(
    '$uri',
    '$without_ending',
    [],
    [
      'default $uri;',
      pattern(String.raw`^(?<before_index_html>.*)/index\.html$`, '$before_index_html'),
      pattern(String.raw`^(?<before_html>.*)\.html$`, '$before_html'),
    ],
  ),
  nginxMap(
    '$without_ending',
    '$without_index',
    [],
    ['default $without_ending;', pattern('^(?<before_index>.*)/index$', '$before_index')],
  ),
  nginxMap(
    '$without_index',
    '$without_slash',
    [],
    ['default $without_index;', pattern('^(?<before_slash>.*?)/+$', '$before_slash')],
  ),
  nginxMap('$without_slash', '$route', [['', '/']], ['default $without_slash;']),
];

/** What `$route` and the headers of a request choose. Each variable is empty where nothing fits. */
function choice({ pages, files, redirects }: SiteManifest): readonly string[] {
  const twins = Object.entries(pages).flatMap(([route, { markdown }]) =>
    markdown === undefined ? [] : [[route, markdown.replace(MARKDOWN, '')] as const],
  );
  const markdown = Object.keys(files).filter((address) => address.endsWith('.md'));
  const itself = (addresses: readonly string[]): [string, string][] =>
    addresses.map((address) => [address, address]);
  return [
    nginxMap('$route', '$moved_to', Object.entries(redirects)),
    nginxMap(
      '$route',
      '$page',
      Object.entries(pages).map(([route, { path }]) => [route, `/${path}`]),
    ),
    nginxMap('$route', '$twin', twins),
    nginxMap('$uri', '$file', itself(Object.keys(files))),
    nginxMap('$http_accept', '$prefers_markdown', [], [pattern(`~*${PREFERS_MARKDOWN}`, '1')]),
    // The Markdown file without its ending, for pages (where the client prefers Markdown) and for Markdown URLs.
    nginxMap(
      '"$prefers_markdown:$uri"',
      '$wanted',
      [],
      [pattern(String.raw`:(?<markdown_address>.*)\.md$`, '$markdown_address'), pattern('^1:', '$twin')],
    ),
    nginxMap('$arg_lang', '$language', [], [pattern('^(?<asked_language>[a-z-]+)$', '.$asked_language')]),
    nginxMap('"$wanted$language.md"', '$in_language', itself(markdown)),
    nginxMap('"$wanted.md"', '$in_all', itself(markdown)),
    nginxMap(
      '"$in_language|$in_all|$page|$file"',
      '$sent',
      [],
      [pattern(String.raw`^\|*(?<first>[^|]+)`, '$first')],
    ),
    nginxMap('"$route|$uri"', '$is_canonical', [], [pattern(String.raw`^(?<same>.*)\|\k<same>$`, '1')]),
    nginxMap('"$page|$is_canonical"', '$other_form', [], [pattern(String.raw`^[^|]+\|$`, '1')]),
    // A page that is there in two forms, and what is sent where nothing is.
    nginxMap('"$twin|$sent"', '$varies', [], [pattern(String.raw`^[^|]|^\|$`, 'Accept')]),
    nginxMap(
      '"$prefers_markdown:$uri"',
      '$not_found',
      [],
      ['default /404.html;', pattern(String.raw`^1:|\.md$`, '/404.md')],
    ),
    nginxMap(
      '$sent',
      '$markdown_tokens',
      Object.entries(files).flatMap(([address, { tokens }]) =>
        tokens === undefined ? [] : [[address, String(tokens)] as const],
      ),
    ),
  ];
}

const variableOf = (header: string): string => `$header_${header.toLowerCase().replaceAll('-', '_')}`;

/** What nginx sets itself, and would send twice. */
const TYPE = 'Content-Type';

const headerNames = (rules: readonly HeaderRule[]): readonly string[] =>
  [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))].filter((name) => name !== TYPE);

/** A place for each file that has another type than its name gives it. */
function typedPlaces(rules: readonly HeaderRule[]): string {
  const places = rules.flatMap(({ path: address, headers }) => {
    const type = headers[TYPE];
    if (type === undefined) return [];
    if (address.endsWith('*'))
      throw new Error(
        `site/headers.ts sets ${TYPE} for ${address}. nginx can only set it for one address at a time: write a rule for each.`,
      );
    return [
      `  location = ${address} {`,
      '    set $address $uri;',
      '    charset off;',
      '    types {}',
      `    default_type '${type}';`,
      '  }',
    ];
  });
  return places.join('\n');
}

/** The last rule that fits counts, so it must come first here. */
function headerMaps(rules: readonly HeaderRule[]): readonly string[] {
  return headerNames(rules).map((name) => {
    const lines = [...rules].reverse().flatMap(({ path, headers }) => {
      const value = headers[name];
      if (value === undefined) return [];
      const start = path.replace(/\*$/, '').replaceAll(/[.+?^$()[\]{}|\\]/g, String.raw`\$&`);
      return [pattern(`^${start}${path.endsWith('*') ? '' : '$'}`, JSON.stringify(value))];
    });
    return nginxMap('$address', variableOf(name), [], lines);
  });
}

/**
 * Writes the configuration, for nginx to include inside of `http`.
 *
 * @param manifest of the built site
 */
export function nginxConfig(manifest: SiteManifest, { root, listen }: NginxPlace): string {
  const names = headerNames(manifest.headers);
  const parts: Readonly<Record<string, string>> = {
    MAPS: [...CANONICAL, ...choice(manifest), ...headerMaps(manifest.headers)].join('\n'),
    LISTEN: listen,
    ROOT: JSON.stringify(root),
    TYPES: mediaTypes([...Object.keys(manifest.files), '/a.html', '/a.md']),
    TYPED: typedPlaces(manifest.headers),
    HEADERS: names.map((name) => `  add_header ${name} ${variableOf(name)} always;`).join('\n'),
  };
  return readFileSync(SERVER, 'utf8').replaceAll(/@([A-Z]+)@/g, (_, name: string) => parts[name] ?? '');
}
