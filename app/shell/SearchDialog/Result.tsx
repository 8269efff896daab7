import type { MouseEvent, ReactNode } from 'react';
import type { Excerpt, SearchResult } from '@site/engines/search';
import { GROUP_LABELS, TOOL_LABEL } from './filter-labels';
import { MarkedText } from './MarkedText';
import styles from './result.lazy.module.css';

interface ResultProps {
  readonly id: string;
  readonly result: SearchResult;
  /** The excerpt, if it came later than the result. */
  readonly excerpt: Excerpt;
  readonly isActive: boolean;
  /** Among all results, from 1. Some screen readers would count within a group. */
  readonly position: number;
  readonly count: number;
  readonly onPoint: () => void;
  readonly onFollow: (event: MouseEvent) => void;
}

/**
 * A result: a link that is also an option of the list, since an option cannot hold a link. It is not one of the
 * framework's links, which take longer to render than the time between two keystrokes.
 */
export function Result({
  id,
  result,
  excerpt,
  isActive,
  position,
  count,
  onPoint,
  onFollow,
}: ResultProps): ReactNode {
  return (
    <a
      id={id}
      role="option"
      aria-selected={isActive}
      aria-posinset={position}
      aria-setsize={count}
      tabIndex={-1}
      href={result.url}
      className={styles.result}
      onPointerMove={isActive ? undefined : onPoint}
      onClick={onFollow}
      onAuxClick={onFollow}
    >
      <span className={styles.path}>
        {result.isLeading === true ? TOOL_LABEL : [GROUP_LABELS[result.group], ...result.path].join(' › ')}
      </span>
      <span className={styles.title}>
        <MarkedText parts={result.title} />
      </span>
      <span className={styles.excerpt}>
        <MarkedText parts={excerpt ?? result.excerpt ?? result.description} />
      </span>
    </a>
  );
}
