import { ownSearch } from '../../bench/search/own-search.ts';
import { measureRelevance, readQueries, relevanceLines } from '../../bench/search/relevance.ts';
import { collectSections } from '../../plugins/search/collect-sections.ts';

const SETS = {
  relevance: 'Queries that the search is tuned to',
  'held-out': 'Held-out queries',
} as const;

/** How well the search answers the queries of `tests/search`: each set by itself, by class. */
export async function relevanceReport(): Promise<readonly string[]> {
  const search = ownSearch(await collectSections());
  const lines: string[] = [];
  for (const set of ['relevance', 'held-out'] as const)
    lines.push(`${SETS[set]}:`, ...relevanceLines(await measureRelevance(readQueries(set), search)));
  return lines;
}
