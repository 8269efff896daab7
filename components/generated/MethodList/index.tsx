import type { ReactNode } from 'react';
import type { ComponentProps } from '../../registry/component-types';
import styles from './styles.module.css';

/** The methods of an SDK: a fold for each group, with a link for each method and what it does. */
export function MethodList({ children }: ComponentProps<'MethodList'>): ReactNode {
  return <div className={styles.methods}>{children}</div>;
}
