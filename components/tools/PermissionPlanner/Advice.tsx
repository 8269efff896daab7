import type { ReactNode } from 'react';
import { Link } from '@site/components/browser/navigation/link';
import type { Advice } from '@site/engines/permissions';
import styles from './styles.module.css';

/** A sentence with the page that explains it. */
export function AdviceText({ text, page, about }: Advice): ReactNode {
  return (
    <>
      {text} <Link to={page}>{about}</Link>
    </>
  );
}

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
        {advice.map((one) => (
          <li key={one.text}>
            <AdviceText {...one} />
          </li>
        ))}
      </ul>
    </>
  );
}
