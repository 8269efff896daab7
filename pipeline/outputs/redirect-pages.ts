import { liveRedirects } from '../../site/redirects.ts';
import { writtenRoutes } from '../../site/site-map.ts';

/**
 * Leads on with the query and the fragment that the reader asked for. It's the same on every page, so that one hash in a
 * Content-Security-Policy allows it.
 */
export const REDIRECT_SCRIPT =
  "var to=new URL(document.querySelector('link').href);if(!to.search)to.search=location.search;if(location.hash)to.hash=location.hash;location.replace(to)";

const redirectPage = (to: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Page moved</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${to}">
<script>${REDIRECT_SCRIPT}</script>
<noscript><meta http-equiv="refresh" content="0;url=${to}"></noscript>
<p>This page has moved to <a href="${to}">${to}</a>.</p>
</html>
`;

/** For hosts that know no redirects: a page at each old path, by its file, e.g. `labs.html`. */
export function redirectPages(): ReadonlyMap<string, string> {
  return new Map(
    liveRedirects(writtenRoutes()).map(({ from, to }) => [`${from.slice(1)}.html`, redirectPage(to)]),
  );
}
