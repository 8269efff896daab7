import { collectSections, nameFiles, searchContents, type SearchFileSet } from '../outputs/search/index.ts';
import { contentTimestamp, sourceTime } from '../../pipeline/cache/build-time/index.ts';
import { cached, sourceFolders, withTracking } from '../../pipeline/cache/index.ts';

/** The files of the search, named by the newest change of what they're made from. */
export async function searchFileSet(): Promise<SearchFileSet> {
  const { result: contents, sources } = await withTracking(() =>
    cached(import.meta.url, 'search', async () => searchContents(await collectSections())),
  );
  const seconds = sourceTime(sourceFolders(Object.keys(sources)));
  return nameFiles(contents, contentTimestamp(seconds, contents.join('\n')));
}
