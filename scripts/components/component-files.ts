import path from 'node:path';
import * as prettier from 'prettier';
import type { ComponentFolder } from './folders.ts';
import { registryModules } from './registry-modules.ts';
import { WRITERS_PAGE, writersPage } from './writers-table.ts';

async function formatted(file: string, text: string): Promise<string> {
  const options = await prettier.resolveConfig(path.resolve(file));
  return prettier.format(text, { ...options, filepath: file });
}

/**
 * Everything that follows from the folders of components, as it is committed: the modules of the registry, and the
 * list of components for writers.
 *
 * @returns the content of each file by its path from the root of the project
 */
export async function componentFiles(
  folders: readonly ComponentFolder[],
): Promise<ReadonlyMap<string, string>> {
  const files = [
    ...[...registryModules(folders)].map(([name, text]) => [`components/registry/${name}`, text] as const),
    [WRITERS_PAGE, writersPage(folders)] as const,
  ];
  return new Map(
    await Promise.all(files.map(async ([file, text]) => [file, await formatted(file, text)] as const)),
  );
}
