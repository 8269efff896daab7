import type { ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { FilteredRows } from './FilteredRows';
import styles from './styles.module.css';

interface DataTableProps {
  /** Name of the file in `data/`. */
  readonly name: string;
  /** What the table holds, in a sentence. It gets a filter if this is there. */
  readonly filter?: string;
  readonly children?: ReactNode;
}

/** A table read from `data/`, whose rows can be linked to and, in a long one, filtered. */
export function DataTable({ name, filter, children }: DataTableProps): ReactNode {
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
export function RowAnchor({
  id,
  children,
}: {
  readonly id: string;
  readonly children?: ReactNode;
}): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <a id={id} href={`#${id}`} className={styles.anchor}>
      {children}
    </a>
  );
}
