import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { ComponentProps } from '../../registry/component-types';
import { admonitionTitle } from './title';
import styles from './styles.module.css';

/** A note set apart from the text: what kind of note it is in words, then what it says. */
export function Admonition({ type, title, children }: ComponentProps<'Admonition'>): ReactNode {
  return (
    <div role="note" className={clsx(styles.note, styles[type])}>
      <p className={styles.title}>{admonitionTitle(type, title)}</p>
      {children}
    </div>
  );
}
