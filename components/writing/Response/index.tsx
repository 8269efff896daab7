import type { ReactNode } from 'react';
import type { ComponentProps } from '../../registry/component-types';
import styles from './styles.module.css';

/** Shown instead of an example when the response has no body. */
export function EmptyResponse({ title, children }: ComponentProps<'EmptyResponse'>): ReactNode {
  return (
    <div className={styles.empty}>
      <strong>{title}</strong>
      {children}
    </div>
  );
}
