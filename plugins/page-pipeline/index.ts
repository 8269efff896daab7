/**
 * From a writer's page to plain pages. `readPage` makes the tree of a page and keeps it; the framework draws that tree, and
 * search, tests and outputs for machines read it.
 */
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { readWrittenPages } from './written-pages.ts';
import { unwrittenLinks } from './unwritten-links.ts';

export { readPage, type Page } from './read-page.ts';
export { readWrittenPages, type WrittenPage } from './written-pages.ts';

/** Docusaurus plugin that reads every page before the bundler asks for it, and again when its material changes. */
export function pages(): Plugin {
  return {
    name: 'pages',
    getPathsToWatch: () =>
      ['openapi', 'samples', 'data', 'docs'].map((folder) => `${path.resolve(folder)}/**/*`),
    async loadContent() {
      const unwritten: string[] = [];
      for await (const { page } of readWrittenPages()) unwritten.push(...unwrittenLinks(page.tree));
      return unwritten;
    },
    postBuild({ content }) {
      const links = content as readonly string[];
      console.log(
        `${String(links.length)} links lead to ${String(new Set(links).size)} pages that are not written yet; they show as text.`,
      );
    },
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx$/,
            include: path.resolve('docs'),
            enforce: 'pre',
            use: [path.resolve('plugins/page-pipeline/page-loader.mjs')],
          },
        ],
      },
    }),
  };
}
