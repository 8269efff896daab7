/**
 * From a writer's page to plain pages. `readPage` makes the tree of a page and keeps it; the framework draws that tree, and
 * search, tests and outputs for machines read it.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { directoryState } from '../sources/directory-state.ts';
import type { OperationEntry, PagesData } from '../../src/lib/reading-place/operation-entries.ts';
import { pageOperations } from './page-operations.ts';
import { pageRule } from '../framework/page-rule.ts';
import { readWrittenPages } from './written-pages.ts';
import { unwrittenLinks } from './unwritten-links.ts';

export { readPage, type Page } from './read-page.ts';
export { readWrittenPages, type WrittenPage } from './written-pages.ts';

/** Folders that pages are written out from. */
export const MATERIAL = ['openapi', 'samples', 'workflows', 'examples', 'data', 'records'];

/** What more than one page depends on: the material, and which pages there are. */
function sharedState(): string {
  const written = readdirSync('docs', { recursive: true, encoding: 'utf8' }).sort();
  return [...MATERIAL.map(directoryState), ...written].join('\n');
}

interface ReadPages extends PagesData {
  /** What the pages were read from, in short. */
  readonly state: string;
  readonly unwritten: readonly string[];
}

/**
 * Docusaurus plugin that reads every page before the bundler asks for it, and again when something changes that pages
 * share. A page that is edited is read when it is compiled.
 */
export function pages(): Plugin {
  let read: ReadPages | undefined;
  return {
    name: 'pages',
    getPathsToWatch: () => [...MATERIAL, 'docs'].map((folder) => `${path.resolve(folder)}/**/*`),
    async loadContent() {
      const state = sharedState();
      if (read?.state === state) return read;
      const unwritten: string[] = [];
      const operations: Record<string, readonly OperationEntry[]> = {};
      for await (const { place, page } of readWrittenPages()) {
        unwritten.push(...unwrittenLinks(page.tree));
        const entries = pageOperations(page.tree).map(({ method, title, anchor }) => ({
          method,
          title,
          anchor,
        }));
        if (entries.length > 0) operations[place.route] = entries;
      }
      read = { state, unwritten, operations };
      return read;
    },
    contentLoaded({ content, actions }) {
      const { operations } = content as ReadPages;
      actions.setGlobalData({ operations } satisfies PagesData);
    },
    postBuild({ content }) {
      const { unwritten: links } = content as ReadPages;
      console.log(
        `${String(links.length)} links lead to ${String(new Set(links).size)} pages that are not written yet; they show as text.`,
      );
    },
    configureWebpack: () => ({ module: { rules: [pageRule('docs')] } }),
  };
}
