/** The parts of the site that results are grouped by, in the order of the bar. */
export const SEARCH_GROUPS = ['guides', 'api', 'sdks'] as const;
export type SearchGroup = (typeof SEARCH_GROUPS)[number];

/** The dialog's filters, with their values. Each is a field of `SearchDoc`, which lacks it where a page has no value. */
export const SEARCH_FILTERS = { group: SEARCH_GROUPS } as const satisfies Partial<
  Record<keyof SearchDoc, readonly string[]>
>;
export type SearchFilter = keyof typeof SEARCH_FILTERS;

/** What a search is limited to. */
export type SearchScope = {
  readonly [Filter in SearchFilter]?: (typeof SEARCH_FILTERS)[Filter][number] | undefined;
};

const FILTERS = Object.keys(SEARCH_FILTERS) as readonly SearchFilter[];

/** Whether a search looks at a page. */
export function isInScope(doc: Pick<SearchDoc, SearchFilter>, scope: SearchScope): boolean {
  return FILTERS.every((filter) => scope[filter] === undefined || scope[filter] === doc[filter]);
}

/** Whether a search doesn't look at all pages. */
export const isLimited = (scope: SearchScope): boolean =>
  FILTERS.some((filter) => scope[filter] !== undefined);

/** What search leads to within a page: its introduction, a heading, or the row of a table. */
export interface SearchSection {
  /** Empty for the introduction; the first cell of a row. */
  readonly heading: string;
  /** In the form that `fullAnchor` reads. */
  readonly anchor?: string;
  /** 1 for the introduction, the level of a heading, `ROW_LEVEL` for a row. */
  readonly level: number;
}

/** Below every heading. */
export const ROW_LEVEL = 7;

/** A page of the search documents file. */
export interface SearchDoc {
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly group: SearchGroup;
  /** How much a match on the page counts; 1 except for pages that readers seldom want. */
  readonly weight?: number;
  /** Languages of its samples, as `?lang=` identifies them. */
  readonly languages?: readonly string[];
  /** Languages whose software development kit the page describes. */
  readonly sdkOf?: readonly string[];
  /** Queries that a tool comes first for, as `asAsked` writes them. */
  readonly askedFor?: readonly string[];
  readonly sections: readonly SearchSection[];
}

/** The file `search-doc-<timestamp>.json`. */
export interface SearchDocuments {
  readonly searchDocs: readonly SearchDoc[];
  readonly options: {
    /** How many results a query shows. */
    readonly maxHits: number;
    /** Whether the words of the query are marked on the page that the reader chooses. */
    readonly highlightResult: boolean;
  };
}

/** The file `search-text-<timestamp>/<number of the page>.json`: for each section its blocks of text. */
export type PageTexts = readonly (readonly string[])[];

/** Where the list of the files below is: pages don't name them, so that they stay the same when the search changes. */
export const SEARCH_URLS = '/search.json';

/** Goes up when the shape of a search file changes: a page can be open while the site is replaced. */
export const SEARCH_VERSION = 1;

/** Where this build's search files are, as addresses: what `SEARCH_URLS` holds; written by app/outputs/search. */
export interface SearchUrls {
  readonly version: typeof SEARCH_VERSION;
  readonly documentsUrl: string;
  readonly indexUrl: string;
  /** Followed by the number of a page and `.json`. */
  readonly textsUrl: string;
}
