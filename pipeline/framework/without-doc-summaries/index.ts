/**
 * The framework sends title and description of all docs with each page, for lists of cards that this site does not have
 * (`useDocById` of the docs plugin). They grow with every page, so they are left out of the bundle. The route's data
 * has no switch for it (`toVersionMetadataProp` in `@docusaurus/plugin-content-docs`).
 */
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

const DATA_OF_ROUTES = /[\\/]docusaurus-plugin-content-docs[\\/]default[\\/]p[\\/][^\\/]+\.json$/;

/** Docusaurus plugin that removes the summaries of docs from every bundle. */
export function withoutDocSummaries(): Plugin {
  return {
    name: 'without-doc-summaries',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: DATA_OF_ROUTES,
            loader: path.resolve('pipeline/framework/without-doc-summaries/loader.cjs'),
          },
        ],
      },
    }),
  };
}
