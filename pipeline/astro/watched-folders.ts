import path from 'node:path';
import { sourceFolders } from '../sources/index.ts';

/** Patterns of everything that pages and outputs have been made from: the framework asks once they have been made. */
export function watchedFolders(): string[] {
  return sourceFolders().map((folder) => `${path.resolve(folder)}/**/*`);
}
