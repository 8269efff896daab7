import type { ReactNode } from 'react';
import type { ComponentProps } from '../../registry/component-types';
import styles from './styles.module.css';

/** The fields of one object. */
export function SchemaSection({ children }: ComponentProps<'SchemaSection'>): ReactNode {
  return <div className={styles.schema}>{children}</div>;
}
