import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

/** A grid of cards that lead to pages. */
export function Cards({ children }: { readonly children?: ReactNode }): ReactNode {
  return <div className={styles.cards}>{children}</div>;
}

interface CardProps {
  readonly title: string;
  readonly to: string;
  readonly children?: ReactNode;
}

/** One way on: a title that is the link, and what the reader finds there. */
export function Card({ title, to, children }: CardProps): ReactNode {
  return (
    <div className={styles.card}>
      <Link to={to} className={styles.title}>
        {title}
      </Link>
      <div className={styles.text}>{children}</div>
    </div>
  );
}
