import type { ReactNode } from 'react';
import { SEARCH_GROUPS, type SearchScope } from '@site/engines/search';
import { GROUP_LABELS } from './group-labels';
import styles from './styles.lazy.module.css';

interface ScopeFilterProps {
  readonly chosen: SearchScope;
  readonly onChoose: (scope: SearchScope) => void;
}

/** Which part of the site is searched. */
export function ScopeFilter({ chosen, onChoose }: ScopeFilterProps): ReactNode {
  return (
    <fieldset className={styles.filter}>
      <legend className={styles.unseen}>Search in</legend>
      {[undefined, ...SEARCH_GROUPS].map((group) => (
        <label key={group ?? 'all'} className={styles.choice}>
          <input
            type="radio"
            name="search-group"
            className={styles.unseen}
            checked={group === chosen.group}
            onChange={() => {
              onChoose({ ...chosen, group });
            }}
          />
          {group === undefined ? 'All' : GROUP_LABELS[group]}
        </label>
      ))}
    </fieldset>
  );
}
