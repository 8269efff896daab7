/** How nginx chooses what it sends, as `server/answer.ts` does. */
import { PREFERS_MARKDOWN, type SiteManifest } from '../engines/serving/index.ts';
import { firstMap, listedMap, nginxMap, pattern } from './nginx-map.ts';

const MARKDOWN = /\.md$/;

/** A redirect's target with the request's query, before its fragment. */
function withQuery(target: string): string {
  const [address = '', ...hash] = target.split('#');
  return [address + (address.includes('?') ? '$and_args' : '$is_args$args'), ...hash].join('#');
}

/** Where a request is redirected to. Old paths and routes are in lower case. */
function redirects({ redirects: table }: SiteManifest): readonly string[] {
  return [
    nginxMap('$args', '$and_args', [['', '']], ['default "&$args";']),
    nginxMap('$route', '$lower_route', [], [pattern('^(?<lower>[^A-Z]*)$', '$lower')]),
    nginxMap(
      '$lower_route',
      '$moved_to',
      Object.entries(table).map(([from, to]) => [from, withQuery(to)]),
    ),
    nginxMap('"$route|$path"', '$is_canonical', [], [pattern(String.raw`^(?<same>.*)\|\k<same>$`, '1')]),
    nginxMap(
      '"$malformed$allow|$moved_to|$page|$is_canonical"',
      '$location',
      [],
      [
        pattern(String.raw`^\|[^|]`, '$moved_to'),
        pattern(String.raw`^\|\|[^|]+\|$`, '"$route$is_args$args"'),
      ],
    ),
  ];
}

/**
 * The maps for `$sent`, the file, and `$is_missing`, which is set where it's a not-found page, for `$location` of
 * redirects, for `$allow` of other methods, and `$is_text`, which is set where a sentence takes the place of a file.
 *
 * @throws a sentence when a route has capital letters
 */
export function choiceMaps(manifest: SiteManifest): readonly string[] {
  const { pages, files } = manifest;
  const capital = Object.keys(pages).find((route) => /[A-Z]/.test(route));
  if (capital !== undefined)
    throw new Error(
      `The route ${capital} has capital letters, which nginx can't tell from small ones. Rename it.`,
    );
  const addresses = Object.keys(files);
  const markdownPages = Object.entries(pages).flatMap(([route, { markdown }]) =>
    markdown === undefined ? [] : [[route, markdown.replace(MARKDOWN, '')] as const],
  );
  const markdown = addresses.filter((address) => address.endsWith('.md'));
  const notFoundMarkdown = manifest.notFoundMarkdown ?? manifest.notFound;
  return [
    nginxMap(
      '"$malformed$request_method"',
      '$allow',
      [],
      ['default "GET, HEAD";', pattern('^(?:1.*|GET|HEAD|)$', '""')],
    ),
    ...redirects(manifest),
    nginxMap(
      '$lower_route',
      '$page',
      Object.entries(pages).map(([route, { path }]) => [route, `/${path}`]),
    ),
    nginxMap('$lower_route', '$markdown_page', markdownPages),
    listedMap('$path', '$file', addresses),
    nginxMap('$http_accept', '$prefers_markdown', [], [pattern(`~*${PREFERS_MARKDOWN}`, '1')]),
    // The Markdown file without its ending, for pages (where the client prefers Markdown) and for Markdown URLs.
    nginxMap(
      '"$prefers_markdown:$path"',
      '$wanted',
      [],
      [
        pattern(String.raw`:(?<markdown_address>.*)\.md$`, '$markdown_address'),
        pattern('^1:', '$markdown_page'),
      ],
    ),
    nginxMap('$arg_lang', '$language', [], [pattern('^(?<asked_language>[a-z-]+)$', '.$asked_language')]),
    listedMap('"$wanted$language.md"', '$in_language', markdown),
    listedMap('"$wanted.md"', '$in_all', markdown),
    nginxMap(
      '"$prefers_markdown:$uri"',
      '$not_found',
      [],
      [`default /${manifest.notFound.path};`, pattern(String.raw`^1:|\.md$`, `/${notFoundMarkdown.path}`)],
    ),
    firstMap(['$in_language', '$in_all', '$page', '$file', '$not_found'], '$sent'),
    nginxMap('"$in_language$in_all$page$file"', '$is_missing', [['', '1']]),
    nginxMap('"$says$malformed$allow$location"', '$is_text', [['', '']], ['default 1;']),
    // Known only when the headers are sent.
    nginxMap('"$status|$is_text"', '$is_sentence', [], [pattern(String.raw`^412|\|1`, '1')]),
    // A page that is there in two forms, and what is sent where nothing is.
    nginxMap(
      '"$is_sentence|$markdown_page|$is_missing"',
      '$is_negotiated',
      [],
      [
        pattern(String.raw`^\|[^|]`, '1'),
        ...(manifest.notFoundMarkdown === undefined ? [] : [pattern(String.raw`^\|\|1`, '1')]),
      ],
    ),
    nginxMap(
      '"$is_sentence$sent"',
      '$markdown_tokens',
      Object.entries(files).flatMap(([address, { tokens }]) =>
        tokens === undefined ? [] : [[address, String(tokens)] as const],
      ),
    ),
  ];
}
