import type { ReactNode } from 'react';
import type { SearchUrls } from '@site/src/lib/search/documents';
import styles from './styles.module.css';

/** Opens the search; the shortcut is that of most keyboards until the browser is known. */
export function SearchBox({ urls }: { readonly urls: SearchUrls }): ReactNode {
  return (
    <span className={styles.search} data-search={JSON.stringify(urls)}>
      <button type="button" className={styles.box} aria-haspopup="dialog" data-open-search>
        <span className={styles.label} data-search-label>
          Search <span className={styles.key}>Ctrl+K</span>
        </span>
      </button>
    </span>
  );
}
