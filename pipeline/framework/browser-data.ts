import type { Plugin } from '@docusaurus/types';
import { browserDataFiles } from '../outputs/browser-data/index.ts';
import { watchedFolders } from './watched-folders.ts';

/** Docusaurus plugin that writes the data of components for the browser, and again when its material changes. */
export function browserData(): Plugin {
  return {
    name: 'browser-data',
    getPathsToWatch: watchedFolders,
    async contentLoaded({ actions }) {
      for (const [file, content] of await browserDataFiles()) await actions.createData(file, content);
    },
  };
}
