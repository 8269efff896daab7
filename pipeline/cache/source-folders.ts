import { allSources } from './tracking.ts';

const PLACE = /^(?:file|presence|folder|tree):([^/.][^/]*)(?=\/)/;

/**
 * The folders at the root of the project that sources are in, sorted.
 *
 * @param sources names of sources; all that this process has read by default
 */
export function sourceFolders(sources: Iterable<string> = allSources()): readonly string[] {
  const folders = [...sources].flatMap((source) => PLACE.exec(source)?.[1] ?? []);
  return [...new Set(folders)].sort();
}
