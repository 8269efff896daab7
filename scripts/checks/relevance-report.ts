import { ownSearch } from '../../bench/search/own-search.ts';
import { measureRelevance, readQueries, relevanceLines } from '../../bench/search/relevance.ts';
import { collectSections } from '../../plugins/search/collect-sections.ts';

/** How well the search answers the queries of `tests/search`, by class. */
export async function relevanceReport(): Promise<readonly string[]> {
  const queries = [...readQueries('relevance'), ...readQueries('held-out')];
  return relevanceLines(await measureRelevance(queries, ownSearch(await collectSections())));
}
