import { useCallback, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useLocation } from '@site/src/framework/location';
import { useIsBrowser } from '@site/src/framework/browser';
import { hashTarget } from '@site/src/lib/reading-place/hash-target';
import { addressWithFilter, filterInAddress } from './filter-in-address';
import { findLinkedRow, showMatchingRows } from './rows';
import styles from './styles.module.css';

interface FilteredRowsProps {
  /** Name of the table, which names its filter in the address. */
  readonly table: string;
  /** What the table holds, in a sentence; it distinguishes two filters on a page. */
  readonly content: string;
  readonly children?: ReactNode;
}

/**
 * A table with a field that hides the rows without a typed word. The filter is part of the address, so that a filtered
 * table can be shared as a link. Without JavaScript, all rows show and the field does not; until it answers, it is
 * disabled.
 */
export function FilteredRows({ table, content, children }: FilteredRowsProps): ReactNode {
  const isBrowser = useIsBrowser();
  const location = useLocation();
  const fieldId = useId();
  const box = useRef<HTMLDivElement>(null);
  const [filter, setFilter] = useState('');
  const [count, setCount] = useState('');

  const show = useCallback((words: string): void => {
    if (box.current === null) return;
    const { shown, all } = showMatchingRows(box.current, words);
    setFilter(words);
    setCount(words === '' ? '' : `${String(shown)} of ${String(all)} rows`);
  }, []);

  const change = useCallback(
    (words: string): void => {
      show(words);
      window.history.replaceState(
        window.history.state,
        '',
        addressWithFilter(window.location.href, table, words),
      );
    },
    [show, table],
  );

  useEffect(() => {
    show(filterInAddress(location.search, table));
    const row = box.current === null ? undefined : findLinkedRow(box.current, location.hash);
    if (row?.hidden !== true) return;
    change('');
    hashTarget(location.hash)?.scrollIntoView();
  }, [location, table, show, change]);

  return (
    <>
      <label htmlFor={fieldId}>Filter rows</label>{' '}
      <span className={styles.count} role="status">
        {count}
      </span>
      <input
        id={fieldId}
        type="search"
        className={styles.filter}
        aria-label={`Filter rows. ${content}`}
        disabled={!isBrowser}
        value={filter}
        onChange={(event) => {
          change(event.target.value);
        }}
      />
      <div ref={box}>{children}</div>
    </>
  );
}
