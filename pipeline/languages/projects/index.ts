/**
 * What every project to download has, with a page or without: its files from templates and samples, what it installs,
 * and the archive.
 */
export { archiveFile, archiveFolder, makeArchive, unpackCommand } from './archive.ts';
export { packageFile, requirementsFile } from './packages.ts';
export { codeOf, serverFile } from './sample-code.ts';
export { sortedFiles, templateFiles, type ProjectFile } from './files.ts';
export { SERVER_LANGUAGES, type Project, type ServerLanguage } from './types.ts';
