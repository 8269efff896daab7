/**
 * The gallery: pages that show every component in all of its states, for who changes how one looks and for the tests
 * that compare pictures of them. They are read and drawn like those of `docs/`. The site that readers get has none of
 * them: `npm run dev` serves them at `/gallery`, and tests build a small site with them.
 */
import type { Plugin, PluginConfig } from '@docusaurus/types';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import { pageSteps } from './page-steps.ts';
import { readPage } from '../pages/index.ts';
import { fileNames } from '../sources/index.ts';
import { pageRule } from './page-rule.ts';
import { watchedFolders } from './watched-folders.ts';

const FOLDER = 'gallery';

/** The pages of the gallery, by path from the root of the project. */
export function galleryFiles(): readonly string[] {
  return fileNames(FOLDER)
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => `${FOLDER}/${name}`);
}

/** Docusaurus plugin that reads the pages again when something changes that they are written out from. */
function galleryTrees(): Plugin {
  return {
    name: 'gallery',
    getPathsToWatch: watchedFolders,
    async loadContent() {
      await Promise.all(galleryFiles().map((file) => readPage(file)));
    },
    configureWebpack: () => ({ module: { rules: [pageRule(FOLDER)] } }),
  };
}

/** The plugins that add the gallery to a site. */
export const gallery: PluginConfig[] = [
  [
    '@docusaurus/plugin-content-docs',
    { id: FOLDER, path: FOLDER, routeBasePath: FOLDER, tags: false, ...pageSteps } satisfies DocsOptions,
  ],
  galleryTrees,
];
