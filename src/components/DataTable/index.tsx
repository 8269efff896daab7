import type { ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ComponentProps } from '../registry';
import { FilteredRows } from './FilteredRows';
import styles from './styles.module.css';

/** A table read from `data/`, whose rows can be linked to and, in a long one, filtered. */
export function DataRows({ name, filter, children }: ComponentProps<'DataRows'>): ReactNode {
  return (
    <div className={styles.data}>
      {filter === undefined ? (
        children
      ) : (
        <FilteredRows table={name} content={filter}>
          {children}
        </FilteredRows>
      )}
    </div>
  );
}

/** The cell that names a row; a link can lead to it. */
export function RowAnchor({ id, children }: ComponentProps<'RowAnchor'>): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <a id={id} href={`#${id}`} className={styles.anchor}>
      {children}
    </a>
  );
}
