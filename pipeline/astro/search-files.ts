import type { SearchUrls } from '../../src/lib/search/documents.ts';
import { collectSections, nameFiles, searchContents, type SearchFileSet } from '../outputs/search/index.ts';
import { contentTimestamp, sourceTime } from '../sources/build-time/index.ts';
import { sourceFolders, traced } from '../sources/index.ts';

let made: Promise<SearchFileSet> | undefined;

async function make(): Promise<SearchFileSet> {
  const { result: contents, sources } = await traced(async () =>
    searchContents(await collectSections(), '/'),
  );
  const seconds = sourceTime(sourceFolders(Object.keys(sources)));
  return nameFiles(contents, contentTimestamp(seconds, contents.join('\n')));
}

/** The files of the search, made once for a build: for their names, which pages hold, and to be written. */
export function searchFileSet(): Promise<SearchFileSet> {
  return (made ??= make());
}

/** Where the browser finds them. */
export async function searchUrls(): Promise<SearchUrls> {
  const { paths } = await searchFileSet();
  return {
    documentsUrl: `/${paths.documentsUrl}`,
    indexUrl: `/${paths.indexUrl}`,
    textsUrl: `/${paths.textsUrl}`,
  };
}
