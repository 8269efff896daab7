import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const buildFolder = path.resolve(import.meta.dirname, '../../../build');

/** Paths of all files of the built site below a folder, from the root of the site, without their compressed forms. */
export function builtFiles(folder = ''): string[] {
  return readdirSync(path.join(buildFolder, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?!br$|gz$)\w+$/.test(file))
    .map((file) => path.posix.join(folder, file));
}

/** A file of the built site as text. */
export function readBuiltFile(file: string): string {
  return readFileSync(path.join(buildFolder, file), 'utf8');
}
