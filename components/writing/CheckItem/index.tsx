import { useId, type ReactNode } from 'react';
import type { ComponentProps } from '../../registry/component-types';
import styles from './styles.module.css';

/** One item of a `Checklist`; its children say how to verify it. */
export function CheckItem({ id, title, children }: ComponentProps<'CheckItem'>): ReactNode {
  const box = useId();
  return (
    <div id={id} className={styles.item}>
      <input id={box} type="checkbox" value={id} className={styles.box} autoComplete="off" data-check-item />
      <div className={styles.text}>
        <p className={styles.title}>
          <label htmlFor={box}>{title}</label>
        </p>
        {children}
      </div>
    </div>
  );
}
