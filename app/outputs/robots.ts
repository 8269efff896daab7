/**
 * The text of `robots.txt` (RFC 9309): search engines can read every page, and learn where the sitemap is.
 *
 * @param siteUrl origin of the site; without one there is no sitemap
 * @param basePath path that the site is served below, e.g. `/`
 */
export function robotsText(siteUrl: string | undefined, basePath: string): string {
  if (siteUrl === undefined) return 'User-agent: *\nAllow: /\n';
  const sitemap = new URL(`${basePath}sitemap-index.xml`, siteUrl).href;
  return `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`;
}
