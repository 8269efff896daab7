import type { ReactNode } from 'react';
import { SEARCH_FILTERS, type SearchFilter, type SearchScope } from '@site/engines/search';
import { FILTER_LABELS } from './filter-labels';
import styles from './styles.lazy.module.css';

interface ScopeFilterProps {
  readonly chosen: SearchScope;
  readonly onChoose: (scope: SearchScope) => void;
}

/** What the search is limited to: a row of choices for each filter. */
export function ScopeFilter(props: ScopeFilterProps): ReactNode {
  return (Object.keys(SEARCH_FILTERS) as SearchFilter[]).map((filter) => (
    <Choice key={filter} filter={filter} {...props} />
  ));
}

function Choice({
  filter,
  chosen,
  onChoose,
}: ScopeFilterProps & { readonly filter: SearchFilter }): ReactNode {
  const { name, all, values } = FILTER_LABELS[filter];
  return (
    <fieldset className={styles.filter}>
      <legend className={styles.unseen}>{name}</legend>
      {[undefined, ...SEARCH_FILTERS[filter]].map((value) => (
        <label key={value ?? 'all'} className={styles.choice}>
          <input
            type="radio"
            name={`search-${filter}`}
            className={styles.unseen}
            checked={value === chosen[filter]}
            onChange={() => {
              onChoose({ ...chosen, [filter]: value });
            }}
          />
          {value === undefined ? all : values[value]}
        </label>
      ))}
    </fieldset>
  );
}
