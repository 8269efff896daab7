import {
  SEARCH_VERSION,
  sectionPlaces,
  type SearchDocuments,
  type SearchIndexFile,
  type SearchUrls,
} from '../../../../engines/search';

const SENTENCE =
  'The search files are from another release of this site. Reload the page, then search again.';

/**
 * Checks the list of search files, which has the same URL in all releases. A page that was open while the site was
 * replaced reads the new one.
 *
 * @throws a sentence with the way out when the page can't read these files
 */
export function ofThisRelease(urls: SearchUrls): SearchUrls {
  if ((urls as Partial<SearchUrls> | null)?.version !== SEARCH_VERSION) throw new Error(SENTENCE);
  return urls;
}

/**
 * Makes something of the search files if they go together.
 *
 * @throws a sentence with the way out when they don't
 */
export function ifTheyFit<Made>(documents: SearchDocuments, index: SearchIndexFile, make: () => Made): Made {
  try {
    const lengths = Array.from(index.fields[0]?.lengths ?? '');
    if (lengths.length === sectionPlaces(documents.searchDocs).length) return make();
  } catch (cause) {
    throw new Error(SENTENCE, { cause });
  }
  throw new Error(SENTENCE);
}
