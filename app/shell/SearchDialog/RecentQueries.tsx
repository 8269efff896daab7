import type { ReactNode } from 'react';
import shellStyles from './shell.module.css';
import styles from './styles.lazy.module.css';

interface RecentQueriesProps {
  readonly queries: readonly string[];
  readonly onChoose: (query: string) => void;
  readonly onRemove: (query: string) => void;
  readonly onClear: () => void;
}

/** What the reader searched for before. */
export function RecentQueries({ queries, onChoose, onRemove, onClear }: RecentQueriesProps): ReactNode {
  return (
    <section>
      <div className={styles.listHead}>
        <h2 className={styles.groupLabel}>Recent searches</h2>
        <button type="button" className={shellStyles.button} onClick={onClear}>
          Remove all
        </button>
      </div>
      <ul className={styles.list}>
        {queries.map((query) => (
          <li key={query} className={styles.recent}>
            <button
              type="button"
              className={styles.entry}
              onClick={() => {
                onChoose(query);
              }}
            >
              {query}
            </button>
            <button
              type="button"
              className={shellStyles.button}
              aria-label={`Remove “${query}”`}
              onClick={() => {
                onRemove(query);
              }}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
