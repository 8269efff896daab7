import type { Options } from 'minisearch';

/** One section of a page, as search finds it. */
export interface SearchDoc {
  readonly id: number;
  /** Title of the page. */
  readonly title: string;
  /** Heading of the section; empty for the page's introduction. */
  readonly heading: string;
  /** Route with anchor. */
  readonly url: string;
  readonly text: string;
}

/** The file `search-doc-<timestamp>.json`. */
export interface SearchDocuments {
  readonly searchDocs: readonly SearchDoc[];
  readonly options: { readonly maxHits: number; readonly highlightResult: boolean };
}

/** How sections are indexed: the same when the index is written and when it is read. */
export const indexOptions: Options<SearchDoc> = {
  fields: ['title', 'heading', 'text'],
  searchOptions: {
    boost: { title: 3, heading: 4 },
    combineWith: 'AND',
    prefix: true,
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
  },
};
