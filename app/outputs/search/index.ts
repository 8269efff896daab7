/** What the browser's search reads. See README.md in this folder. */
export { collectSections, type SearchContent } from './collect-sections.ts';
export { nameFiles, searchContents, searchFiles, writeFiles, type SearchFileSet } from './search-files.ts';
