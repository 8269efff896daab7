import type { ReactNode } from 'react';
import { Link } from '@site/components/browser/navigation/link';
import type { ComponentProps } from '../../registry/component-types';
import styles from './styles.module.css';

/** A grid of cards that lead to pages. */
export function Cards({ children }: ComponentProps<'Cards'>): ReactNode {
  return <div className={styles.cards}>{children}</div>;
}

/** One card: a title that is the link, and what the reader finds there. */
export function Card({ title, to, children }: ComponentProps<'Card'>): ReactNode {
  return (
    <div className={styles.card}>
      <Link to={to} className={styles.title}>
        {title}
      </Link>
      <div className={styles.text}>{children}</div>
    </div>
  );
}
