import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';

const querySchema = z.strictObject({
  query: z.string().min(1),
  class: z.string(),
  /** Route of the page that a reader should find, with an anchor when only one section is right. */
  expect: z.string(),
  /** Routes of pages that are just as good. */
  also: z.array(z.string()).optional(),
});

/** A query as a reader types it, with what it should find. */
export type RelevanceQuery = Readonly<z.infer<typeof querySchema>>;

/** The sets of queries: one that the engine is tuned to, and two that were written without looking at it. */
export const QUERY_SETS = ['relevance', 'held-out', 'fresh'] as const;
export type QuerySet = (typeof QUERY_SETS)[number];

/**
 * Reads the queries of a file below `tests/search`.
 *
 * @param name of the file without its extension
 * @throws when an entry is not a query
 */
export function readQueries(name: QuerySet): readonly RelevanceQuery[] {
  const file = path.resolve(`tests/search/${name}.yaml`);
  return z.array(querySchema).parse(parse(readFileSync(file, 'utf8')));
}

/** How well a class of queries finds its pages; shares from 0 to 1. */
export interface Relevance {
  readonly queries: number;
  /** Share with the right page in the first place. */
  readonly first: number;
  /** Share with the right page among the first three. */
  readonly firstThree: number;
  readonly meanReciprocalRank: number;
}

const pageOf = (url: string): string => url.split('#')[0] ?? '';

/**
 * The rank of the right page among the pages of a response, from 1; 0 when it is not there.
 *
 * @param urls of the results, best first; several can lead to one page
 */
function rankOf({ expect, also = [] }: RelevanceQuery, urls: readonly string[]): number {
  const right = [expect, ...also].map(pageOf);
  return [...new Set(urls.map(pageOf))].findIndex((page) => right.includes(page)) + 1;
}

function summarize(ranks: readonly number[]): Relevance {
  const share = (isCounted: (rank: number) => boolean): number =>
    ranks.filter(isCounted).length / ranks.length;
  return {
    queries: ranks.length,
    first: share((rank) => rank === 1),
    firstThree: share((rank) => rank > 0 && rank <= 3),
    meanReciprocalRank: ranks.reduce((sum, rank) => sum + (rank > 0 ? 1 / rank : 0), 0) / ranks.length,
  };
}

/**
 * Measures a search, by class of queries and over all of them.
 *
 * @param search gives the urls of the results in the order that a reader sees them in
 */
export async function measureRelevance(
  queries: readonly RelevanceQuery[],
  search: (query: string) => readonly string[] | Promise<readonly string[]>,
): Promise<ReadonlyMap<string, Relevance>> {
  const ranksOfClass = new Map<string, number[]>();
  const all: number[] = [];
  for (const query of queries) {
    const rank = rankOf(query, await search(query.query));
    ranksOfClass.set(query.class, [...(ranksOfClass.get(query.class) ?? []), rank]);
    all.push(rank);
  }
  return new Map([...ranksOfClass, ['all', all] as const].map(([name, ranks]) => [name, summarize(ranks)]));
}

/** A line for each class: how many queries, the shares and the mean reciprocal rank. */
export function relevanceLines(relevance: ReadonlyMap<string, Relevance>): string[] {
  const percent = (share: number): string => `${(share * 100).toFixed(1)} %`.padStart(8);
  return [...relevance].map(
    ([name, { queries, first, firstThree, meanReciprocalRank }]) =>
      `${name.padEnd(10)}${String(queries).padStart(4)} queries  first${percent(first)}  first three${percent(firstThree)}  mean reciprocal rank ${meanReciprocalRank.toFixed(2)}`,
  );
}
