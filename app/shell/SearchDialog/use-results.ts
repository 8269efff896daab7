import { useMemo } from 'react';
import { groupByPart, type Excerpt, type PartOfResults, type SearchResult } from '@site/engines/search';
import { useActiveResult, type ActiveResult } from './use-active-result';
import type { AnswerState } from './use-answer';
import { useExcerpts } from './use-excerpts';
import { usePreload } from './use-preload';

/** The results of a response as they show. */
export interface ShownResults extends ActiveResult {
  readonly groups: readonly PartOfResults<SearchResult>[];
  /** Excerpts that came after their results. */
  readonly excerpts: ReadonlyMap<SearchResult, Excerpt>;
}

/** Groups the results of a response, fetches what they quote and keeps track of the active one. */
export function useResults(state: AnswerState): ShownResults {
  const { answer } = state;
  const groups = useMemo(() => groupByPart(answer?.results ?? []), [answer]);
  const active = useActiveResult(groups);
  const fetched = useExcerpts(state);
  const excerpts = useMemo(
    () => new Map(answer?.results.map((result, index) => [result, fetched[index]])),
    [answer, fetched],
  );
  usePreload(active.isChosen ? active.active?.url : undefined);
  return { ...active, groups, excerpts };
}
