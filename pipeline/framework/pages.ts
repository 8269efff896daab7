import type { Plugin } from '@docusaurus/types';
import type { PagesData } from '../../src/lib/reading-place/operation-entries.ts';
import { summarizePages, type PageSummary } from '../pages/index.ts';
import { pageRule } from './page-rule.ts';
import { watchedFolders } from './watched-folders.ts';

/**
 * Docusaurus plugin that reads every page before the bundler asks for it, and again when something changes that pages
 * share. A page that is edited is read when it is compiled.
 */
export function pages(): Plugin {
  return {
    name: 'pages',
    getPathsToWatch: watchedFolders,
    loadContent: summarizePages,
    contentLoaded({ content, actions }) {
      const { operations } = content as PageSummary;
      actions.setGlobalData({ operations } satisfies PagesData);
    },
    postBuild({ content }) {
      const { unwritten: links } = content as PageSummary;
      console.log(
        `${String(links.length)} links lead to ${String(new Set(links).size)} pages that are not written yet; they show as text.`,
      );
    },
    configureWebpack: () => ({ module: { rules: [pageRule('docs')] } }),
  };
}
