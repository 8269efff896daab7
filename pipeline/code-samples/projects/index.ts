/**
 * What every project to download has, with a page or without: its files from templates and samples, what it installs,
 * and the archive.
 */
export { archiveFile, archiveFolder, makeArchive, unpackCommand } from './archive.ts';
export { packageFile } from './packages.ts';
export {
  checkDone,
  LITERAL,
  nameOf,
  PLACEHOLDER,
  placeholdersIn,
  type VariableNames,
} from '../writing/placeholders.ts';
export { codeOf } from './sample-code.ts';
export { sortedFiles, templateFiles } from './files.ts';
export type { ProjectFile } from '../writing/project-server.ts';
export type { Project } from './types.ts';
