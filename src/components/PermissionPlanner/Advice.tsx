import type { ReactNode } from 'react';
import { Link } from '@site/src/framework/link';
import type { Advice } from '@site/src/lib/permission-plans';
import styles from './styles.module.css';

/** Sentences that a reader must know, each with the page that explains it. */
export function AdviceList({
  title,
  advice,
}: {
  readonly title: string;
  readonly advice: readonly Advice[];
}): ReactNode {
  if (advice.length === 0) return null;
  return (
    <>
      <p className={styles.title}>{title}</p>
      <ul>
        {advice.map(({ text, page }) => (
          <li key={text}>
            {text} <Link to={page}>Details</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
