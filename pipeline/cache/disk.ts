/**
 * The only door to the disk for what pages and outputs are made from. Anyone who reads a file, looks for one or lists a
 * folder has noted it as a source. Paths are absolute, or from the project's root, where every command runs.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fingerprint } from './fingerprint.ts';
import { registerSourceKind, trackDependency } from './tracking.ts';

interface KnownFile {
  readonly state: string;
  readonly print: string;
}

/** Fingerprints of the files that haven't changed since they were taken, by absolute path. */
const known = new Map<string, KnownFile>();

const ABSENT = 'absent';

/** The name of a place in a record, from the project's root, so that a record is valid in any clone. */
function placeName(place: string): string {
  return path.relative('', path.resolve(place)).replaceAll(path.sep, '/') || '.';
}

function filePrint(file: string): string {
  const absolute = path.resolve(file);
  const stat = statSync(absolute, { throwIfNoEntry: false });
  if (stat?.isFile() !== true) return ABSENT;
  const state = `${String(stat.mtimeMs)} ${String(stat.size)} ${String(stat.ino)}`;
  const before = known.get(absolute);
  if (before?.state === state) return before.print;
  const print = fingerprint(readFileSync(absolute));
  known.set(absolute, { state, print });
  return print;
}

function presence(place: string): string {
  return statSync(path.resolve(place), { throwIfNoEntry: false }) === undefined ? ABSENT : 'present';
}

function namesIn(folder: string, recursive: boolean): readonly string[] {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) return [];
  return readdirSync(folder, { recursive, withFileTypes: true })
    .map((entry) => {
      const name = path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/');
      return entry.isDirectory() ? `${name}/` : name;
    })
    .sort();
}

const folderPrint =
  (recursive: boolean) =>
  (folder: string): string =>
    fingerprint(namesIn(path.resolve(folder), recursive).join('\n'));

registerSourceKind('file', filePrint);
registerSourceKind('presence', presence);
registerSourceKind('folder', folderPrint(false));
registerSourceKind('tree', folderPrint(true));

/**
 * Reads a file that isn't text.
 *
 * @throws Error of the system when there is none. Look with `fileExists` first where a sentence can say more
 */
export function readBytes(file: string): Buffer {
  const content = readFileSync(file);
  trackDependency(`file:${placeName(file)}`, fingerprint(content));
  return content;
}

/**
 * Reads a text file.
 *
 * @throws as `readBytes`
 */
export function readText(file: string): string {
  return readBytes(file).toString('utf8');
}

/** Whether a file or folder is there. */
export function fileExists(place: string): boolean {
  trackDependency(`presence:${placeName(place)}`);
  return presence(place) !== ABSENT;
}

/** File names directly in a folder, sorted. There are none without the folder. */
export function fileNames(folder: string): readonly string[] {
  trackDependency(`folder:${placeName(folder)}`);
  return namesIn(path.resolve(folder), false).filter((name) => !name.endsWith('/'));
}

/** Folder names directly in a folder, sorted. There are none without the folder. */
export function folderNames(folder: string): readonly string[] {
  trackDependency(`folder:${placeName(folder)}`);
  return namesIn(path.resolve(folder), false).flatMap((name) =>
    name.endsWith('/') ? [name.slice(0, -1)] : [],
  );
}

/** The paths of all files below a folder, from that folder and with slashes, sorted. There are none without the folder. */
export function filesBelow(folder: string): readonly string[] {
  trackDependency(`tree:${placeName(folder)}`);
  return namesIn(path.resolve(folder), true).filter((name) => !name.endsWith('/'));
}
