import type { MouseEvent, ReactNode } from 'react';
import { Link } from '@site/components/browser/navigation/link';
import type { SearchAnswer } from '@site/engines/search';
import { MainEntries } from './MainEntries';
import shellStyles from './shell.module.css';
import styles from './styles.lazy.module.css';

interface NothingFoundProps {
  readonly sentence: string;
  readonly answer: SearchAnswer;
  readonly onSearchAll: () => void;
  readonly onFollow: (event: MouseEvent) => void;
}

/** What the reader can do when nothing was found. */
export function NothingFound({ sentence, answer, onSearchAll, onFollow }: NothingFoundProps): ReactNode {
  const { elsewhere, suggestions } = answer;
  return (
    <>
      <p className={shellStyles.sentence}>{sentence}</p>
      {elsewhere > 0 && (
        <button type="button" className={styles.action} onClick={onSearchAll}>
          Search all pages
        </button>
      )}
      {suggestions.length > 0 && (
        <section>
          <h2 className={styles.groupLabel}>Did you mean</h2>
          <ul className={styles.list}>
            {suggestions.map(({ url, title }) => (
              <li key={url}>
                <Link to={url} replace className={styles.entry} onClick={onFollow}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <MainEntries onFollow={onFollow} />
    </>
  );
}
