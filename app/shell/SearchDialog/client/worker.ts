/**
 * Web Worker of the search: fetches, reads and searches the index off the page's thread. See
 * app/outputs/search/README.md.
 */
import { expose } from 'comlink';
import {
  answerQuery,
  createSearchEngine,
  excerptOf,
  type AnswerSource,
  type Excerpt,
  type SearchAnswer,
  type SearchDocuments,
  type SearchScope,
  type SearchHit,
  type SearchIndexFile,
  type SearchUrls,
} from '../../../../engines/search';
import { fetchJson } from './fetch-json';
import { ifTheyFit } from './of-this-release';
import { createTextsOfPages, type TextsOfPages } from './page-texts';

interface Loaded extends AnswerSource {
  readonly texts: TextsOfPages;
}

let loaded: Loaded | undefined;

function whenLoaded(): Loaded {
  if (loaded === undefined) throw new Error('The search was asked before its files were loaded.');
  return loaded;
}

const searchWorker = {
  /**
   * Fetches both search files and reads them. Comes before everything else.
   *
   * @throws a sentence that gives the file which cannot be fetched, or says that the files don't go together
   */
  async load({ documentsUrl, indexUrl, textsUrl }: SearchUrls): Promise<void> {
    const [documents, index] = await Promise.all([
      fetchJson<SearchDocuments>(documentsUrl),
      fetchJson<SearchIndexFile>(indexUrl),
    ]);
    const texts = createTextsOfPages(textsUrl);
    const engine = ifTheyFit(documents, index, () => createSearchEngine(documents, index));
    loaded = { documents, engine, texts, knownTexts: texts.known };
  },

  /** See `answerQuery`. */
  search(query: string, scope?: SearchScope): SearchAnswer {
    return answerQuery(whenLoaded(), query, scope);
  },

  /** The excerpts of hits, in their order; fetches the strings of their pages. */
  excerpts(hits: readonly SearchHit[]): Promise<readonly Excerpt[]> {
    const { texts } = whenLoaded();
    return Promise.all(
      hits.map(async (hit) => {
        const blocks = (await texts.read(hit.page))?.[hit.section];
        return blocks && excerptOf(blocks, hit);
      }),
    );
  },
};

/** What the page calls in the worker. */
export type SearchWorker = typeof searchWorker;

expose(searchWorker);
