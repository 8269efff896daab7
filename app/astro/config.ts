import path from 'node:path';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import type { AstroUserConfig } from 'astro';
import { defineConfig } from 'astro/config';
import { provider } from '../../content/site/provider.ts';
import { loadRedirects } from '../../pipeline/content/site/redirects.ts';
import { CHUNKS } from './chunks.ts';
import { className } from './class-name.ts';
import { GENERATED } from './generated-data.ts';
import { isPage, withLastChange } from './sitemap.ts';
import { documentation, type DocumentationOptions } from './integration.ts';

/**
 * How Astro builds a site: pages as `<route>.html`, one style sheet, and nothing that a page doesn't ask for.
 *
 * @param options what a site of a test has otherwise
 */
export const astroConfig = (options: DocumentationOptions = {}): AstroUserConfig =>
  defineConfig({
    site: provider.siteUrl,
    publicDir: './app/static',
    outDir: './build',
    cacheDir: './.cache/astro',
    trailingSlash: 'never',
    // For the development server; the built site has pages of our own at the old paths, see redirect-pages.ts.
    redirects: Object.fromEntries(loadRedirects().map(({ from, to }) => [from, to])),
    prefetch: { prefetchAll: true, defaultStrategy: 'hover' },
    build: { format: 'file', assets: 'assets', inlineStylesheets: 'never', redirects: false },
    devToolbar: { enabled: false },
    server: { host: '127.0.0.1', port: 3000 },
    integrations: [
      react(),
      documentation(options),
      // Its addresses are absolute, so there is none where the site's URL isn't known.
      ...(provider.siteUrl === undefined ? [] : [sitemap({ filter: isPage, serialize: withLastChange })]),
    ],
    vite: {
      // No one edits what commands write.
      server: {
        watch: { ignored: ['build', '.cache', 'dist'].map((folder) => `${path.resolve(folder)}/**`) },
      },
      resolve: { alias: { '@site': path.resolve('.'), '@generated': GENERATED } },
      css: { modules: { generateScopedName: className } },
      build: { assetsInlineLimit: 0, cssCodeSplit: false },
      environments: { client: { build: { rolldownOptions: { output: { codeSplitting: CHUNKS } } } } },
    },
  });
