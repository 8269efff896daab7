import type { MouseEvent, ReactNode } from 'react';
import { Link } from '@site/components/browser/navigation/link';
import { MAIN_ENTRIES } from '@site/engines/addresses';
import styles from './styles.lazy.module.css';

/** Where to go on without a result. */
export function MainEntries({ onFollow }: { readonly onFollow: (event: MouseEvent) => void }): ReactNode {
  return (
    <section>
      <h2 className={styles.groupLabel}>Main pages</h2>
      <ul className={styles.list}>
        {MAIN_ENTRIES.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} replace className={styles.entry} onClick={onFollow}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
