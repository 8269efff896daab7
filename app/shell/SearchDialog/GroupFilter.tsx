import type { ReactNode } from 'react';
import { SEARCH_GROUPS, type SearchGroup } from '@site/engines/search';
import { GROUP_LABELS } from './group-labels';
import styles from './styles.lazy.module.css';

interface GroupFilterProps {
  /** Undefined for all. */
  readonly chosen: SearchGroup | undefined;
  readonly onChoose: (group: SearchGroup | undefined) => void;
}

/** Which part of the site is searched. */
export function GroupFilter({ chosen, onChoose }: GroupFilterProps): ReactNode {
  return (
    <fieldset className={styles.filter}>
      <legend className={styles.unseen}>Search in</legend>
      {[undefined, ...SEARCH_GROUPS].map((group) => (
        <label key={group ?? 'all'} className={styles.choice}>
          <input
            type="radio"
            name="search-group"
            className={styles.unseen}
            checked={group === chosen}
            onChange={() => {
              onChoose(group);
            }}
          />
          {group === undefined ? 'All' : GROUP_LABELS[group]}
        </label>
      ))}
    </fieldset>
  );
}
