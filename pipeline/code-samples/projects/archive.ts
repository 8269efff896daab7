import { strToU8, zipSync } from 'fflate';
import type { ServerLanguage } from '../lists.ts';

/** Name of the archive, and of the folder that it unpacks to, e.g. `collect-cards-node`. */
export function archiveFolder(name: string, language: ServerLanguage): string {
  return `${name}-${language}`;
}

/** Where the site has the archive, e.g. `/examples/collect-cards-node.zip`. */
export function archiveFile(name: string, language: ServerLanguage): string {
  return `/examples/${archiveFolder(name, language)}.zip`;
}

/** What unpacks a downloaded archive and enters its folder. */
export function unpackCommand(folder: string): string {
  return `unzip ${folder}.zip && cd ${folder}`;
}

/**
 * Packs a project: equal files make equal bytes, wherever and whenever.
 *
 * @param folder that it unpacks to
 * @param files content by path
 */
export function makeArchive(folder: string, files: ReadonlyMap<string, string>): Uint8Array {
  const entries = [...files].map(([file, content]) => [`${folder}/${file}`, strToU8(content)] as const);
  // The first day that an archive can name, in the time zone of this machine, as the format has it.
  const mtime = new Date(1980, 0, 1);
  return zipSync(Object.fromEntries(entries), { level: 9, mtime });
}
