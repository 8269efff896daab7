import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { ComponentProps } from '../../registry/component-types';
import styles from './styles.module.css';

/** Long code that ends in a fade until the reader asks for all of it. Without script, and on paper, all of it shows. */
export function CollapsibleCode({
  lines,
  subject,
  phone = false,
  children,
}: ComponentProps<'CollapsibleCode'>): ReactNode {
  return (
    <div className={clsx(styles.fold, phone && styles.phone)} data-fold>
      {children}
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={false}
        data-unfold={`Show all ${lines} lines`}
      >
        <span>{`Show all ${lines} lines`}</span>
        <span className={styles.subject}> of {subject}</span>
      </button>
    </div>
  );
}
