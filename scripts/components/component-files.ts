import { formatted } from '../lib/formatted.ts';
import type { ComponentFolder } from './folders.ts';
import { registryModules } from './registry-modules.ts';
import { WRITERS_PAGE, writersPage } from './writers-table.ts';

/**
 * Everything that follows from the folders of components, as it is committed: the modules of the registry, and the
 * list of components for writers.
 *
 * @returns the content of each file by its path from the root of the project
 */
export function componentFiles(folders: readonly ComponentFolder[]): ReadonlyMap<string, string> {
  const files = [
    ...[...registryModules(folders)].map(([name, text]) => [`components/registry/${name}`, text] as const),
    [WRITERS_PAGE, writersPage(folders)] as const,
  ];
  return new Map(files.map(([file, text]) => [file, formatted(file, text)]));
}
