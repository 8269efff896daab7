/**
 * Sheets named `*.lazy.css` or `*.lazy.module.css` are loaded with the code that imports them. The framework puts every
 * sheet of the site into one, which each page waits for, since sheets that come in chance order override each other in
 * chance order (facebook/docusaurus#2006). That does not matter to a sheet whose rules concern one component only, and
 * what the reader sees after a click need not delay the page.
 */
import type { Plugin } from '@docusaurus/types';

/** Matches the path of every sheet but those that are loaded later. */
const NOT_LAZY = /^(?!.*\.lazy\.(?:module\.)?css$)/;

/** Docusaurus plugin that leaves lazy sheets out of the framework's single one. */
export function lazyStyles(): Plugin {
  return {
    name: 'lazy-styles',
    configureWebpack: (_config, isServer) =>
      isServer ? {} : { optimization: { splitChunks: { cacheGroups: { styles: { test: NOT_LAZY } } } } },
  };
}
