/**
 * The project is an ES module package; the framework's own output is not (facebook/docusaurus#6732). Its generated
 * route modules call `require.resolveWeak`, which a bundler offers only to modules that are not strictly ESM, and its
 * server bundle is CommonJS in files that Node would treat as ESM. This plugin loads the modules as `javascript/auto`
 * and names the files of the bundle `.cjs`.
 */
import type { Plugin } from '@docusaurus/types';

/** Docusaurus plugin that lets the framework's generated modules be CommonJS. */
export function generatedModules({ generatedFilesDir }: { readonly generatedFilesDir: string }): Plugin {
  return {
    name: 'generated-modules',
    configureWebpack: (_config, isServer) => ({
      module: {
        rules: [
          {
            include: generatedFilesDir,
            test: /\.js$/,
            type: 'javascript/auto',
            resolve: { fullySpecified: false },
          },
        ],
      },
      ...(isServer ? { output: { chunkFilename: '[name].[contenthash:8].cjs' } } : {}),
    }),
  };
}
