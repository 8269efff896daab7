import { SEARCH_GROUPS, type SearchGroup } from './documents';

/** Results of one part of the site, best first. */
export interface PartOfResults<T> {
  readonly group: SearchGroup;
  /** Whether it's only the tool that the query asks for, before the parts. */
  readonly isLeading?: boolean;
  readonly results: readonly T[];
}

/**
 * Puts results together by the part of the site that they are in. A tool that leads is a part of its own.
 *
 * @param results best first
 * @returns parts in the order of their best result
 */
export function groupByPart<T extends { readonly group: SearchGroup; readonly isLeading?: boolean }>(
  results: readonly T[],
): PartOfResults<T>[] {
  const leading = results.filter(({ isLeading }) => isLeading);
  const others = results.filter(({ isLeading }) => isLeading !== true);
  const parts = SEARCH_GROUPS.filter((group) => others.some((result) => result.group === group));
  const rankOfBest = (group: SearchGroup): number => others.findIndex((result) => result.group === group);
  return [
    ...leading.map((result) => ({ group: result.group, isLeading: true, results: [result] })),
    ...parts
      .sort((one, other) => rankOfBest(one) - rankOfBest(other))
      .map((group) => ({ group, results: others.filter((result) => result.group === group) })),
  ];
}
