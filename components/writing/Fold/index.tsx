import type { ReactNode } from 'react';
import type { ComponentProps } from '../../registry/component-types';
import styles from './styles.module.css';

/** What few readers want right away, such as the fields of a nested object: folded until they do. */
export function Fold({ label, children }: ComponentProps<'Fold'>): ReactNode {
  return (
    <details className={styles.fold}>
      <summary>{label}</summary>
      {children}
    </details>
  );
}
