// @ts-check
import path from 'node:path';

/**
 * Loader of the bundler that runs before a page is compiled: makes the page depend on the file of its tree
 * (`treeFile` in `pipeline/pages/read-page.ts`), so that it is compiled again exactly when what it shows has changed.
 *
 * @this {{ resourcePath: string, addDependency(file: string): void }}
 * @param {string} source text of the page
 * @returns {string} the same text
 */
export default function dependOnTree(source) {
  this.addDependency(path.resolve('.cache/kept/pages', `${path.relative('', this.resourcePath)}.json`));
  return source;
}
