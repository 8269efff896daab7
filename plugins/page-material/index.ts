/**
 * A page is compiled from its own file and from `openapi/`, `samples/` and `data/`. The bundler sees only the first, and
 * would keep a page from its cache, or unchanged in development, when the others change.
 */
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Docusaurus plugin that makes pages depend on the material that they are written from. */
export function pageMaterial(): Plugin {
  return {
    name: 'page-material',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx$/,
            include: path.resolve('docs'),
            enforce: 'pre',
            use: [path.resolve('plugins/page-material/loader.mjs')],
          },
        ],
      },
    }),
  };
}
