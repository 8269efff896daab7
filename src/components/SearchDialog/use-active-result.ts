import { useState } from 'react';
import type { SearchAnswer, SearchResult } from '@site/src/lib/search/answer';
import type { ResultGroup } from './groups';

/** The result that Enter opens, and how that changes. */
export interface ActiveResult {
  readonly active: SearchResult | undefined;
  readonly activate: (result: SearchResult) => void;
  /** To the next result (1) or the one before (-1), over the borders of groups, around at the ends. */
  readonly step: (by: 1 | -1) => void;
}

/** The active result of an answer: at first its first one. */
export function useActiveResult(
  answer: SearchAnswer | undefined,
  groups: readonly ResultGroup[],
): ActiveResult {
  const [chosen, setChosen] = useState<SearchResult>();
  const shown = groups.flatMap(({ results }) => results);
  const isShown = chosen !== undefined && (answer?.results.includes(chosen) ?? false);
  const active = isShown ? chosen : shown[0];
  return {
    active,
    activate: setChosen,
    step: (by) => {
      const place = active === undefined ? 0 : shown.indexOf(active) + by;
      setChosen(shown.at(place % shown.length));
    },
  };
}
