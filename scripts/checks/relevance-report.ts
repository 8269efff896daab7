import { ownSearch } from '../../bench/search/own-search.ts';
import {
  measureRelevance,
  QUERY_SETS,
  readQueries,
  relevanceLines,
  type QuerySet,
} from '../../bench/search/relevance.ts';
import { collectSections } from '../../pipeline/outputs/search/collect-sections.ts';

const SETS = {
  relevance: 'Queries that the search is tuned to',
  'held-out': 'Held-out queries',
  fresh: 'Queries that were written when all SDK pages were there',
} as const satisfies Record<QuerySet, string>;

/** How well the search answers the queries of `tests/search`: each set by itself, by class. */
export async function relevanceReport(): Promise<readonly string[]> {
  const search = ownSearch(await collectSections());
  const lines: string[] = [];
  for (const set of QUERY_SETS)
    lines.push(`${SETS[set]}:`, ...relevanceLines(await measureRelevance(readQueries(set), search)));
  return lines;
}
