import type { SearchGroup } from './documents';
import type { SearchHit } from './engine';

/** Hits of one part of the site. */
export interface HitGroup {
  readonly group: SearchGroup;
  readonly hits: readonly SearchHit[];
}

/**
 * Puts hits together by the part of the site.
 *
 * @param hits best first
 * @returns groups in the order of their best hit, each with its hits best first
 */
export function groupHits(hits: readonly SearchHit[]): readonly HitGroup[] {
  const groups = [...new Set(hits.map(({ group }) => group))];
  return groups.map((group) => ({ group, hits: hits.filter((hit) => hit.group === group) }));
}
