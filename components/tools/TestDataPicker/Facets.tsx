import { useId, type ReactNode } from 'react';
import {
  FACET_NAMES,
  FACETS,
  optionsOf,
  without,
  type Choice,
  type Chosen,
  type Facet,
  type TestValue,
} from '@site/engines/test-data';
import tools from '@site/components/shared/tools/tools.module.css';
import styles from './styles.module.css';

interface FacetsProps {
  readonly values: readonly TestValue[];
  readonly choice: Choice;
  readonly search: string;
  readonly onChange: (part: Partial<Choice>) => void;
}

function FacetField({ facet, ...props }: FacetsProps & { readonly facet: Facet }): ReactNode {
  const id = useId();
  const { values, choice, search, onChange } = props;
  return (
    <div>
      <label htmlFor={id}>{FACETS[facet]}</label>
      <select
        id={id}
        className={tools.field}
        value={choice[facet]}
        onChange={(event) => {
          onChange({ [facet]: event.target.value });
        }}
      >
        <option value="">Any</option>
        {optionsOf(values, choice, facet, search).map(({ value, count }) => (
          <option key={value} value={value}>
            {value} ({count === 0 ? 'none' : count})
          </option>
        ))}
      </select>
    </div>
  );
}

/** What test data can be chosen by, each with the values that it has and how many would match. */
export function Facets(props: FacetsProps): ReactNode {
  return (
    <div className={styles.facets}>
      {FACET_NAMES.map((facet) => (
        <FacetField key={facet} facet={facet} {...props} />
      ))}
    </div>
  );
}

const named = (dropped: readonly Chosen[]): string =>
  dropped.map(({ facet, value }) => `${FACETS[facet]} (${value})`).join(' and ');

interface WaysOutProps {
  readonly ways: readonly (readonly Chosen[])[];
  readonly choice: Choice;
  readonly onChange: (part: Partial<Choice>) => void;
}

/** What to remove where no test data has everything that was chosen. */
export function WaysOut({ ways, choice, onChange }: WaysOutProps): ReactNode {
  return (
    <div className={tools.actions}>
      {ways.map((dropped) => (
        <button
          key={named(dropped)}
          type="button"
          onClick={() => {
            onChange(without(choice, dropped));
          }}
        >
          Remove {named(dropped)}
        </button>
      ))}
    </div>
  );
}
