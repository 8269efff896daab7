import { useState } from 'react';
import type { PartOfResults, SearchResult } from '@site/engines/search';

/** The result that Enter opens, and how that changes. */
export interface ActiveResult {
  readonly active: SearchResult | undefined;
  /** Whether the reader went to it; at first it is the best one. */
  readonly isChosen: boolean;
  readonly activate: (result: SearchResult) => void;
  /** The next result (1) or the one before (-1), across groups, wrapping around at the ends. */
  readonly neighbor: (by: 1 | -1) => SearchResult | undefined;
}

/** The active one of the results that show: at first the first of them. */
export function useActiveResult(groups: readonly PartOfResults<SearchResult>[]): ActiveResult {
  const [chosen, setChosen] = useState<SearchResult>();
  const shown = groups.flatMap(({ results }) => results);
  const isChosen = chosen !== undefined && shown.includes(chosen);
  const active = isChosen ? chosen : shown[0];
  return {
    active,
    isChosen,
    activate: setChosen,
    neighbor: (by) =>
      active === undefined ? undefined : shown.at((shown.indexOf(active) + by) % shown.length),
  };
}
