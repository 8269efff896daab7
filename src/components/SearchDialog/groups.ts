import { SEARCH_GROUPS, type SearchGroup } from '@site/src/lib/search/documents';
import type { SearchResult } from '@site/src/lib/search/answer';

/** What the parts of the site are called, here and in the bar. */
export const GROUP_LABELS = {
  guides: 'Guides',
  api: 'API',
  sdks: 'SDKs',
} as const satisfies Record<SearchGroup, string>;

/** The results of one part of the site, best first. */
export interface ResultGroup {
  readonly group: SearchGroup;
  readonly results: readonly SearchResult[];
}

/**
 * Puts results together by the part of the site that they are in.
 *
 * @param results best first
 * @returns groups in the order of their best result
 */
export function groupResults(results: readonly SearchResult[]): ResultGroup[] {
  return SEARCH_GROUPS.map((group) => ({
    group,
    results: results.filter((result) => result.group === group),
  }))
    .filter((found) => found.results.length > 0)
    .sort(
      ({ results: [one] }, { results: [other] }) =>
        results.findIndex((result) => result === one) - results.findIndex((result) => result === other),
    );
}
