import path from 'node:path';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { provider } from '../../site/provider.ts';
import { GENERATED } from './generated-data.ts';
import { documentation } from './integration.ts';

/** How Astro builds the site: pages as `<route>.html`, one style sheet, and nothing that a page doesn't ask for. */
export const astroConfig = defineConfig({
  site: provider.siteUrl,
  publicDir: './static',
  outDir: './build',
  cacheDir: './.cache/astro',
  trailingSlash: 'never',
  build: { format: 'file', assets: 'assets', inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  server: { host: '127.0.0.1', port: 3000 },
  integrations: [react(), documentation()],
  vite: {
    resolve: { alias: { '@site': path.resolve('.'), '@generated': GENERATED } },
    build: { assetsInlineLimit: 0, cssCodeSplit: false },
  },
});
