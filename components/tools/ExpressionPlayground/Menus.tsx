import { useId, type ReactNode } from 'react';
import { contextFacts, isContext, WHERE, type Attempt } from '@site/engines/expression-playground';
import tool from '@site/components/shared/tools/tools.module.css';
import type { BrowserData } from '../../registry/browser-data-types';

type Choices = BrowserData['ExpressionPlayground']['choices'];

interface MenuProps {
  readonly attempt: Attempt;
  readonly change: (part: Partial<Attempt>) => void;
}

/** Chooses the field or request that has the expression. */
export function WhereMenu({ attempt, change }: MenuProps): ReactNode {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>Used in</label>
      <select
        id={id}
        className={tool.field}
        value={attempt.where}
        onChange={({ target }) => {
          if (isContext(target.value)) change({ where: target.value });
        }}
      >
        {WHERE.map((where) => (
          <option key={where} value={where}>
            {contextFacts(where).label}
          </option>
        ))}
      </select>
    </div>
  );
}

interface ChoiceMenuProps extends MenuProps {
  readonly choices: Choices | undefined;
}

/** Chooses a worked example of the pages of expressions. */
export function ExampleMenu({ attempt, change, choices }: ChoiceMenuProps): ReactNode {
  const id = useId();
  const examples = choices?.examples ?? [];
  const groups = [...new Set(examples.map(({ group }) => group))];
  const current = JSON.stringify(attempt);
  return (
    <div>
      <label htmlFor={id}>Example</label>
      <select
        id={id}
        className={tool.field}
        value={examples.find((one) => JSON.stringify(one.attempt) === current)?.id ?? ''}
        onChange={({ target }) => {
          const chosen = examples.find((one) => one.id === target.value);
          if (chosen !== undefined) change(chosen.attempt);
        }}
      >
        <option value="">{choices === undefined ? 'Loading…' : 'Choose an example'}</option>
        {groups.map((group) => (
          <optgroup key={group} label={group}>
            {examples
              .filter((one) => one.group === group)
              .map((one) => (
                <option key={one.id} value={one.id}>
                  {one.label}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}

/** Fills the data with test data of a token type. */
export function TypeMenu({ attempt, change, choices }: ChoiceMenuProps): ReactNode {
  const id = useId();
  const types = choices?.types ?? [];
  return (
    <div>
      <label htmlFor={id}>Fill with test data for</label>
      <select
        id={id}
        className={tool.field}
        value={types.find(({ data }) => data === attempt.data)?.type ?? ''}
        onChange={({ target }) => {
          const chosen = types.find(({ type }) => type === target.value);
          if (chosen !== undefined) change({ data: chosen.data });
        }}
      >
        <option value="">Your own</option>
        {types.map(({ type }) => (
          <option key={type} value={type}>
            {type}
          </option>
        ))}
      </select>
    </div>
  );
}
