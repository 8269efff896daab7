/**
 * What tests of content look at, read once for all test files of a worker. Whatever changes one of these objects
 * changes it for the tests of other files too.
 */
import { loadPages, type LoadedPage } from '../../components/pages.ts';
import { collectSections, type SearchContent } from '../../app/outputs/search/collect-sections.ts';

async function readAll(): Promise<readonly LoadedPage[]> {
  const pages: LoadedPage[] = [];
  for await (const page of loadPages()) pages.push(page);
  return pages;
}

/** Every page, in site map order. */
export const loadedPages = await readAll();

let material: Promise<SearchContent> | undefined;

/** Everything that is searched, from the same reading. */
export function searchContentOfSite(): Promise<SearchContent> {
  return (material ??= collectSections(loadedPages));
}
