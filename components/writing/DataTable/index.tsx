import { useId, type ReactNode } from 'react';
import type { ComponentProps } from '../../registry/component-types';
import styles from './styles.module.css';

/**
 * A field that hides the rows without a typed word. The filter is part of the address, so that a filtered table can be
 * shared as a link. Without script, all rows show and the field does not.
 */
function Filter({ table, content }: { readonly table: string; readonly content: string }): ReactNode {
  const field = useId();
  return (
    <>
      <label htmlFor={field}>Filter rows</label>{' '}
      <span className={styles.count} role="status" data-filter-count />
      <input
        id={field}
        type="search"
        className={styles.filter}
        aria-label={`Filter rows. ${content}`}
        data-filter={table}
      />
    </>
  );
}

/** A table read from `content/data/`, whose rows can be linked to and, in a long one, filtered. */
export function DataRows({ name, filter, copy = false, children }: ComponentProps<'DataRows'>): ReactNode {
  return (
    <div className={styles.data} data-rows>
      {filter !== undefined && <Filter table={name} content={filter} />}
      {children}
      {copy && <div role="status" className={styles.message} data-copy-message />}
    </div>
  );
}

/** A button after a value, which copies it. */
export function CopyValue({ value }: ComponentProps<'CopyValue'>): ReactNode {
  return (
    <button
      type="button"
      value={value}
      className={styles.copy}
      aria-label={`Copy ${value}`}
      data-copy-value
    />
  );
}

/** The cell that identifies a row; a link can lead to it. */
export function RowAnchor({ id, children }: ComponentProps<'RowAnchor'>): ReactNode {
  return (
    <a id={id} href={`#${id}`} className={styles.anchor}>
      {children}
    </a>
  );
}
