/** Lets search engines read every page, and says where the sitemap is, where there is one. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** The text of `robots.txt` (RFC 9309) for a site that is served at this address, e.g. `https://docs.example.com/`. */
function robotsText(siteAddress: string | undefined): string {
  const sitemap = siteAddress === undefined ? '' : `\nSitemap: ${new URL('sitemap.xml', siteAddress).href}\n`;
  return `User-agent: *\nAllow: /\n${sitemap}`;
}

/**
 * Makes a Docusaurus plugin that writes `robots.txt` into the build output.
 *
 * @param siteUrl origin of the site; without one there is no sitemap
 */
export function robotsTxt(siteUrl: string | undefined): (context: LoadContext) => Plugin {
  return ({ siteConfig: { baseUrl } }) => ({
    name: 'robots-txt',
    postBuild: ({ outDir }) => {
      const address = siteUrl === undefined ? undefined : new URL(baseUrl, siteUrl).href;
      writeFileSync(path.join(outDir, 'robots.txt'), robotsText(address));
      return Promise.resolve();
    },
  });
}
