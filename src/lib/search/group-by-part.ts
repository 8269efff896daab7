import { SEARCH_GROUPS, type SearchGroup } from './documents';

/** Results of one part of the site, best first. */
export interface PartOfResults<T> {
  readonly group: SearchGroup;
  readonly results: readonly T[];
}

/**
 * Puts results together by the part of the site that they are in.
 *
 * @param results best first
 * @returns parts in the order of their best result
 */
export function groupByPart<T extends { readonly group: SearchGroup }>(
  results: readonly T[],
): PartOfResults<T>[] {
  const parts = SEARCH_GROUPS.filter((group) => results.some((result) => result.group === group));
  const rankOfBest = (group: SearchGroup): number => results.findIndex((result) => result.group === group);
  return parts
    .sort((one, other) => rankOfBest(one) - rankOfBest(other))
    .map((group) => ({ group, results: results.filter((result) => result.group === group) }));
}
