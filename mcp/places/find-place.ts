/** Finds the page that a caller means, by its route, its URL, or the URL of its Markdown. */
import { canonicalPath, closestPaths } from '../../engines/addresses/index.ts';
import { closestPages } from '../../engines/search/index.ts';
import type { MarkdownPage } from '../../engines/markdown/index.ts';
import type { BuiltDocs } from '../built-docs.ts';

/** A place in the documentation. */
export interface PlaceOfDocs {
  readonly page: MarkdownPage;
  /** Empty for the whole page. */
  readonly anchor: string;
  /** The language that the URL asks for. */
  readonly language?: string;
}

/** A place, or a sentence with the closest ones. */
export type FoundPlace =
  | { readonly place: PlaceOfDocs; readonly hint?: undefined }
  | { readonly place?: undefined; readonly hint: string };

/** No URL on the site is longer. */
const LONGEST_SHOWN = 120;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** `/docs/api/tokens.go/part-2.md` as `/docs/api/tokens` and `go`. */
function withoutEnding(path: string, languages: readonly string[]): { path: string; language?: string } {
  const [, base = path] = /^(.*?)(?:\/part-\d+)?\.md$/.exec(path) ?? [];
  const ending = base.slice(base.lastIndexOf('.') + 1);
  return base !== path && languages.includes(ending)
    ? { path: base.slice(0, -ending.length - 1), language: ending }
    : { path: base };
}

/** What was written, short enough for a sentence. */
export function shown(written: string): string {
  const line = written.replaceAll(/\s+/g, ' ').trim();
  return line.length <= LONGEST_SHOWN ? line : `${line.slice(0, LONGEST_SHOWN)}…`;
}

function hintFor(written: string, path: string, docs: BuiltDocs): string {
  const routes = docs.pages.map(({ route }) => route);
  const titled = closestPages(written, docs.search().documents.searchDocs).map(({ url }) => url);
  const candidates = [...new Set([...closestPaths(path, routes), ...titled])].slice(0, 5);
  const closest = candidates.map((route) => `- ${docs.pageAt(route)?.title ?? ''}: ${route}`);
  return [
    `There's no page "${shown(written)}".`,
    ...(closest.length === 0 ? [] : ['The closest pages:', ...closest]),
    'To find others, call search_docs.',
  ].join('\n');
}

/**
 * Finds a page. Only routes of pages are compared, so no other file can be reached.
 *
 * @param written a route such as `/docs/api/tokens#tokens-create`, with or without host, `.md`, or `?lang=`
 */
export function findPlace(written: string, docs: BuiltDocs): FoundPlace {
  const [address = '', anchor = ''] = written.trim().split('#', 2);
  const [, path = ''] = /^(?:https?:\/\/[^/?]*|docs:\/\/)?([^?]*)/.exec(address) ?? [];
  const lang = /[?&]lang=([\w-]+)/.exec(address)?.[1];
  const absolute = decoded(path.startsWith('/') ? path : `/${path}`);
  const { path: whole, language = lang } = withoutEnding(canonicalPath(absolute), docs.languages);
  const route = canonicalPath(whole);
  const [target = '', targetAnchor = ''] = (docs.redirects[route] ?? '').split('#');
  const page = docs.pageAt(route) ?? docs.pageAt(`/docs${route}`) ?? docs.pageAt(target);
  if (page === undefined) return { hint: hintFor(written, route, docs) };
  return {
    place: {
      page,
      anchor: decoded(anchor === '' && page.route === target ? targetAnchor : anchor),
      ...(language === undefined ? {} : { language }),
    },
  };
}
