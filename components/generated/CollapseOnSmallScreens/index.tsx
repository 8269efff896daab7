import type { ReactNode } from 'react';
import type { ComponentProps } from '../../registry/component-types';
import styles from './styles.module.css';

/** What is long on a phone. On a larger screen, without script and on paper, all of it shows. */
export function CollapseOnSmallScreens({
  label,
  children,
}: ComponentProps<'CollapseOnSmallScreens'>): ReactNode {
  return (
    <div className={styles.fold} data-fold>
      <div className={styles.content} data-clipped>
        {children}
      </div>
      <button type="button" className={styles.toggle} aria-expanded={false} data-unfold={label}>
        <span>{label}</span>
      </button>
    </div>
  );
}
