import type { ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './styles.module.css';

/** A table read from `data/`, whose rows can be linked to. */
export function DataTable({ children }: { readonly children?: ReactNode }): ReactNode {
  return <div className={styles.data}>{children}</div>;
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
