// @ts-check
import path from 'node:path';

/** What pages are written from besides their own text. */
const MATERIAL = ['openapi', 'samples', 'data'];

/**
 * Loader of the bundler that runs before a page is compiled: tells it that the page depends on the material folders, so
 * that a change there compiles the page again, in development as well as from the cache of an earlier build.
 *
 * @this {{ addContextDependency(folder: string): void }}
 * @param {string} source text of the page
 * @returns {string} the same text
 */
export default function materialDependencies(source) {
  for (const folder of MATERIAL) this.addContextDependency(path.resolve(folder));
  return source;
}
