/** What the browser's search reads. See README.md in this folder. */
export { collectSections } from './collect-sections.ts';
export { nameFiles, searchContents, writeFiles, type SearchFileSet } from './search-files.ts';
