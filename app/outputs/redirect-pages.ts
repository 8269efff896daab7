import { provider } from '../../content/site/provider.ts';
import { targetRoute, type Redirect } from '../../pipeline/content/site/redirect-table.ts';
import { loadRedirects } from '../../pipeline/content/site/redirects.ts';

/**
 * Leads on with the query and the fragment that the reader asked for, on whichever host serves the page. It's the same on
 * every page, so that one hash in a Content-Security-Policy allows it.
 */
export const REDIRECT_SCRIPT =
  "var to=new URL(document.querySelector('a').href);if(!to.search)to.search=location.search;if(location.hash)to.hash=location.hash;location.replace(to)";

/**
 * Search engines take its canonical URL for the page's new one, so they must be allowed to read it. With `noindex`, what the
 * old URL is known for would be lost.
 */
const redirectPage = (to: string, canonical: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Page moved</title>
<link rel="canonical" href="${canonical}">
<noscript><meta http-equiv="refresh" content="0;url=${to}"></noscript>
<p>This page has moved to <a href="${to}">${to}</a>.</p>
<script>${REDIRECT_SCRIPT}</script>
</html>
`;

function pageOf(redirect: Redirect, siteUrl: string | undefined): string {
  const route = targetRoute(redirect);
  return redirectPage(redirect.to, siteUrl === undefined ? route : new URL(route, siteUrl).href);
}

/**
 * Makes a page at each old path, for hosts that know no redirects, by its file, e.g. `labs.html`.
 *
 * @param siteUrl origin of the site, where it's known
 */
export function redirectPages(siteUrl: string | undefined = provider.siteUrl): ReadonlyMap<string, string> {
  return new Map(
    loadRedirects().map((redirect) => [`${redirect.from.slice(1)}.html`, pageOf(redirect, siteUrl)]),
  );
}
