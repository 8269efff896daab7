import { canonicalPath } from '../src/lib/addresses/canonical-path.ts';
import type { BuiltFile, BuiltSite } from './built-site.ts';
import type { RequestTarget } from './request-target.ts';

/** A file of the site, with status 404 when it is the not-found page. */
export interface FileAnswer {
  readonly kind: 'file';
  readonly status: 200 | 404;
  readonly file: BuiltFile;
}

/** What a request gets: a file, or another address of this site. */
export type Answer = FileAnswer | { readonly kind: 'redirect'; readonly location: string };

/**
 * Decides what to respond. Addresses that lead to a page (with a trailing slash, `/index`, `/index.html` or `.html`) are
 * redirected to its canonical one, old paths to their target, each in one hop. A location is made from known pages and
 * the table of redirects only, so that no request can lead off the site.
 */
export function answerTo(target: RequestTarget, site: BuiltSite): Answer {
  const route = canonicalPath(target.path);
  const redirect = site.redirects.get(route);
  if (redirect !== undefined) return { kind: 'redirect', location: mergeQuery(redirect, target.query) };
  const page = site.pages.get(route);
  if (page !== undefined && route !== target.path)
    return { kind: 'redirect', location: encodeURI(route) + target.query };
  const file = page ?? site.files.get(target.path);
  return file === undefined
    ? { kind: 'file', status: 404, file: site.notFound }
    : { kind: 'file', status: 200, file };
}

/** A redirect's target with the request's query added; where both set a parameter, the target's value is kept. */
function mergeQuery(target: string, query: string): string {
  if (query === '') return target;
  const { pathname, searchParams, hash } = new URL(target, 'http://this-site');
  const merged = new URLSearchParams(searchParams);
  for (const [name, value] of new URLSearchParams(query)) {
    if (!searchParams.has(name)) merged.append(name, value);
  }
  return pathname + (merged.size > 0 ? `?${merged}` : '') + hash;
}
