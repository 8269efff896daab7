import type MiniSearch from 'minisearch';
import type { SearchDoc, SearchDocuments } from './documents';

/** Where this build's search files are; written by plugins/search. */
export interface SearchUrls {
  readonly documentsUrl: string;
  readonly indexUrl: string;
}

/** Search over the sections of all pages. */
export interface SearchClient {
  /** The best sections for what was typed, best first, as many as the documents file allows. */
  readonly find: (query: string) => readonly SearchDoc[];
}

const LONGEST_QUERY = 200;

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok)
    throw new Error(`The search file ${url} could not be loaded (status ${String(response.status)}).`);
  return response.text();
}

async function load({ documentsUrl, indexUrl }: SearchUrls): Promise<SearchClient> {
  const [{ default: Engine }, { indexOptions }, documents, index] = await Promise.all([
    import('minisearch'),
    import('./documents'),
    fetchText(documentsUrl),
    fetchText(indexUrl),
  ]);
  const { searchDocs, options } = JSON.parse(documents) as SearchDocuments;
  const engine: MiniSearch<SearchDoc> = Engine.loadJSON<SearchDoc>(index, indexOptions);
  return {
    find: (query) =>
      engine
        .search(query.slice(0, LONGEST_QUERY))
        .slice(0, options.maxHits)
        .flatMap(({ id }) => searchDocs[id as number] ?? []),
  };
}

let loaded: Promise<SearchClient> | undefined;

/**
 * Loads the search files and the engine, once for the life of the page; a failed attempt is forgotten, so that the next
 * call tries again.
 *
 * @throws a sentence that names the file when it cannot be fetched
 */
export function loadSearch(urls: SearchUrls): Promise<SearchClient> {
  loaded ??= load(urls).catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the reader's connection is slow or metered, so that nothing is fetched ahead. */
export function isFrugalConnection(): boolean {
  const { connection } = navigator as { readonly connection?: Connection };
  return connection?.saveData === true || (connection?.effectiveType?.includes('2g') ?? false);
}
