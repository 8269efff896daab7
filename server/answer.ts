import { targetRoute, type Redirect } from '../site/redirect-table.ts';
import { canonicalPath } from '../src/lib/canonical-path.ts';
import type { BuiltFile, BuiltSite } from './built-site.ts';
import type { RequestTarget } from './request-target.ts';

/** A file of the site, with status 404 when it is the not-found page. */
export interface FileAnswer {
  readonly kind: 'file';
  readonly status: 200 | 404;
  readonly file: BuiltFile;
}

/** What a request is answered with: a file, or another address of this site. */
export type Answer = FileAnswer | { readonly kind: 'redirect'; readonly location: string };

/** A built site and its redirects by old path. */
export interface ServedSite extends BuiltSite {
  readonly redirects: ReadonlyMap<string, Redirect>;
}

/**
 * Decides what to answer. Addresses that lead to a page (with a trailing slash, `/index`, `/index.html` or `.html`) are
 * redirected to its canonical one, old paths to their target, each in one hop. A location is made from known pages and the
 * redirect table only, so that no request can lead off the site.
 */
export function answerTo(target: RequestTarget, site: ServedSite): Answer {
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

/** A redirect's target with the request's query added; where both set a parameter, the target's value stands. */
function mergeQuery(redirect: Redirect, query: string): string {
  if (query === '') return redirect.to;
  const [beforeHash = '', hash] = redirect.to.split('#');
  const own = new URLSearchParams(beforeHash.slice(targetRoute(redirect).length));
  const merged = new URLSearchParams(own);
  for (const [name, value] of new URLSearchParams(query)) {
    if (!own.has(name)) merged.append(name, value);
  }
  const search = merged.size > 0 ? `?${merged}` : '';
  return targetRoute(redirect) + search + (hash === undefined ? '' : `#${hash}`);
}
