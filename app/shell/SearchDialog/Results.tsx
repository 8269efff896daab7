import { memo, type MouseEvent, type ReactNode } from 'react';
import type { Excerpt, PartOfResults, SearchResult } from '@site/engines/search';
import { GROUP_LABELS, TOOL_LABEL } from './filter-labels';
import { Result } from './Result';
import styles from './styles.lazy.module.css';

interface ResultsProps {
  /** Of the list; a result's is `resultId`. */
  readonly id: string;
  readonly groups: readonly PartOfResults<SearchResult>[];
  readonly excerpts: ReadonlyMap<SearchResult, Excerpt>;
  readonly active: SearchResult | undefined;
  readonly onPoint: (result: SearchResult) => void;
  readonly onFollow: (result: SearchResult, event: MouseEvent) => void;
}

/** ID of the element of a result within a list. */
export function resultId(listId: string, { hit }: SearchResult): string {
  return `${listId}-${String(hit.page)}-${String(hit.section)}`;
}

/**
 * The results of a query, by part of the site. They stay as they are while the reader types, until a response arrives.
 */
export const Results = memo(function Results({
  id,
  groups,
  excerpts,
  active,
  onPoint,
  onFollow,
}: ResultsProps): ReactNode {
  const all = groups.flatMap(({ results }) => results);
  return (
    <div id={id} role="listbox" aria-label="Results">
      {groups.map(({ group, isLeading = false, results }) => (
        <div
          key={isLeading ? 'tool' : group}
          role="group"
          aria-labelledby={`${id}-${isLeading ? 'tool' : group}`}
        >
          <div id={`${id}-${isLeading ? 'tool' : group}`} role="presentation" className={styles.groupLabel}>
            {isLeading ? TOOL_LABEL : GROUP_LABELS[group]}
          </div>
          {results.map((result) => (
            <Result
              key={resultId(id, result)}
              id={resultId(id, result)}
              result={result}
              excerpt={excerpts.get(result)}
              isActive={result === active}
              position={all.indexOf(result) + 1}
              count={all.length}
              onPoint={() => {
                onPoint(result);
              }}
              onFollow={(event) => {
                onFollow(result, event);
              }}
            />
          ))}
        </div>
      ))}
    </div>
  );
});
