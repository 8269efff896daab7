import { canonicalPath } from '../engines/addresses/index.ts';
import type { BuiltFile, BuiltSite } from './built-site.ts';
import type { RequestTarget } from './request-target.ts';

/** A file of the site, with status 404 when it is one of the not-found pages. */
export interface FileAnswer {
  readonly kind: 'file';
  readonly status: 200 | 404;
  readonly file: BuiltFile;
  /** Whether another `Accept` returns another file at this URL. */
  readonly isNegotiated: boolean;
}

/** What a request leads to, a file or another URL on this site. */
export type Answer = FileAnswer | { readonly kind: 'redirect'; readonly location: string };

const MARKDOWN = /\.md$/;

/** The page in the language that the query asks for, where it exists, or else in all of them. */
function markdownFile(address: string, query: string, site: BuiltSite): BuiltFile | undefined {
  const language = new URLSearchParams(query).get('lang') ?? '';
  return site.files.get(address.replace(MARKDOWN, `.${language}.md`)) ?? site.files.get(address);
}

/**
 * Decides what to respond. URLs that lead to a page (with a trailing slash, `/index`, `/index.html` or `.html`) are
 * redirected to its canonical one, old paths to their target, each in one hop. A location is made from known pages and
 * the table of redirects only, so that no request can lead off the site.
 *
 * @param prefersMarkdown whether the client would rather have Markdown than HTML
 */
export function answerTo(target: RequestTarget, site: BuiltSite, prefersMarkdown = false): Answer {
  const { path, query } = target;
  const route = canonicalPath(path);
  const redirect = site.redirects.get(route);
  if (redirect !== undefined) return { kind: 'redirect', location: mergeQuery(redirect, query) };
  const page = site.pages.get(route);
  if (page !== undefined && route !== path) return { kind: 'redirect', location: encodeURI(route) + query };
  const markdown = path.endsWith('.md') ? path : prefersMarkdown ? page?.markdown : undefined;
  const file =
    (markdown === undefined ? undefined : markdownFile(markdown, query, site)) ??
    page ??
    site.files.get(path);
  if (file !== undefined)
    return { kind: 'file', status: 200, file, isNegotiated: page?.markdown !== undefined };
  const notFound = prefersMarkdown || path.endsWith('.md') ? site.notFoundMarkdown : undefined;
  return {
    kind: 'file',
    status: 404,
    file: notFound ?? site.notFound,
    isNegotiated: site.notFoundMarkdown !== undefined,
  };
}

/**
 * A redirect's target with the request's query added as it was sent. The target's own parameters come first, which is
 * what counts where both set one.
 */
function mergeQuery(target: string, query: string): string {
  if (query === '') return target;
  const [address = '', ...hash] = target.split('#');
  const added = address.includes('?') ? `&${query.slice(1)}` : query;
  return [address + added, ...hash].join('#');
}
