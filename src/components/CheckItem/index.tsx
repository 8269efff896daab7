import { use, useId, type ReactNode } from 'react';
import { ChecklistContext } from '@site/src/lib/checklist/use-checklist';
import type { ComponentProps } from '../registry';
import styles from './styles.module.css';

/** One item of a `Checklist`; its children say how to verify it. */
export function CheckItem({ id, title, children }: ComponentProps<'CheckItem'>): ReactNode {
  const box = useId();
  const list = use(ChecklistContext);
  return (
    <div id={id} className={styles.item}>
      <input
        id={box}
        type="checkbox"
        className={styles.box}
        checked={list?.done.has(id) ?? false}
        onChange={() => {
          list?.toggle(id);
        }}
      />
      <div className={styles.text}>
        <p className={styles.title}>
          <label htmlFor={box}>{title}</label>
        </p>
        {children}
      </div>
    </div>
  );
}
