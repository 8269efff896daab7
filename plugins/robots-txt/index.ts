/** Lets search engines read every page, and says where the sitemap is. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** The text of `robots.txt` (RFC 9309) for a site that is served at this address, e.g. `https://docs.example.com/`. */
function robotsText(siteAddress: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${new URL('sitemap.xml', siteAddress).href}\n`;
}

/** Docusaurus plugin that writes `robots.txt` into the build output. */
export function robotsTxt({ siteConfig: { url, baseUrl } }: LoadContext): Plugin {
  return {
    name: 'robots-txt',
    postBuild: ({ outDir }) => {
      writeFileSync(path.join(outDir, 'robots.txt'), robotsText(new URL(baseUrl, url).href));
      return Promise.resolve();
    },
  };
}
