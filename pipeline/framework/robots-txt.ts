import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { robotsText } from '../outputs/robots.ts';
import { provider } from '../../site/provider.ts';

/** Docusaurus plugin that writes `robots.txt` into the build output. */
export function robotsTxt({ siteConfig: { baseUrl } }: LoadContext): Plugin {
  return {
    name: 'robots-txt',
    postBuild({ outDir }) {
      writeFileSync(path.join(outDir, 'robots.txt'), robotsText(provider.siteUrl, baseUrl));
      return Promise.resolve();
    },
  };
}
