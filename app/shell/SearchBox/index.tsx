import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Opens the search; the shortcut is that of most keyboards until the browser is known. */
export function SearchBox(): ReactNode {
  return (
    <span className={styles.search} data-search>
      <button type="button" className={styles.box} aria-haspopup="dialog" data-open-search>
        <span className={styles.label} data-search-label>
          Search <span className={styles.key}>Ctrl+K</span>
        </span>
      </button>
    </span>
  );
}
