/**
 * From a writer's page to plain pages. `readPage` makes the tree of a page and keeps it; the framework draws that tree, and
 * search, tests and outputs for machines read it.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { directoryState } from '../kept-results/directory-state.ts';
import { readWrittenPages } from './written-pages.ts';
import { unwrittenLinks } from './unwritten-links.ts';

export { readPage, type Page } from './read-page.ts';
export { readWrittenPages, type WrittenPage } from './written-pages.ts';

const MATERIAL = ['openapi', 'samples', 'data'];

/** What more than one page depends on: the material, and which pages there are. */
function sharedState(): string {
  const written = readdirSync('docs', { recursive: true, encoding: 'utf8' }).sort();
  return [...MATERIAL.map(directoryState), ...written].join('\n');
}

/**
 * Docusaurus plugin that reads every page before the bundler asks for it, and again when something changes that pages
 * share. A page that is edited is read when it is compiled.
 */
export function pages(): Plugin {
  let read: { readonly state: string; readonly unwritten: readonly string[] } | undefined;
  return {
    name: 'pages',
    getPathsToWatch: () => [...MATERIAL, 'docs'].map((folder) => `${path.resolve(folder)}/**/*`),
    async loadContent() {
      const state = sharedState();
      if (read?.state === state) return read.unwritten;
      const unwritten: string[] = [];
      for await (const { page } of readWrittenPages()) unwritten.push(...unwrittenLinks(page.tree));
      read = { state, unwritten };
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
