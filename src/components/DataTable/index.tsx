import type { ReactNode } from 'react';
import type { ComponentProps } from '../registry';
import { CopyableRows } from './CopyableRows';
import { FilteredRows } from './FilteredRows';
import styles from './styles.module.css';

/** A table read from `data/`, whose rows can be linked to and, in a long one, filtered. */
export function DataRows({ name, filter, copy = false, children }: ComponentProps<'DataRows'>): ReactNode {
  const rows = copy ? <CopyableRows>{children}</CopyableRows> : children;
  return (
    <div className={styles.data}>
      {filter === undefined ? (
        rows
      ) : (
        <FilteredRows table={name} content={filter}>
          {rows}
        </FilteredRows>
      )}
    </div>
  );
}

/** A button after a value, which copies it. `CopyableRows` around the table answers to it. */
export function CopyValue({ value }: ComponentProps<'CopyValue'>): ReactNode {
  return <button type="button" value={value} className={styles.copy} aria-label={`Copy ${value}`} />;
}

/** The cell that names a row; a link can lead to it. */
export function RowAnchor({ id, children }: ComponentProps<'RowAnchor'>): ReactNode {
  return (
    <a id={id} href={`#${id}`} className={styles.anchor}>
      {children}
    </a>
  );
}
