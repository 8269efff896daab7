import { useId, type ReactNode } from 'react';
import tools from '@site/components/shared/tools/tools.module.css';
import styles from './styles.module.css';

interface ChoiceProps {
  readonly legend: string;
  /** Labels by value. */
  readonly options: Readonly<Record<string, string>>;
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

/** One question with its few answers in view. */
export function Choice({ legend, options, value, onChoose }: ChoiceProps): ReactNode {
  const name = useId();
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className={styles.options}>
        {Object.entries(options).map(([option, label]) => (
          <label key={option} className={styles.option}>
            <input
              type="radio"
              name={name}
              checked={option === value}
              onChange={() => {
                onChoose(option);
              }}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface FieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly onWrite: (value: string) => void;
}

/** A line to write, with what it expects above it. */
export function TextField({ label, hint, value, onWrite }: FieldProps): ReactNode {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={tools.hint}>
          {hint}
        </p>
      )}
      <input
        id={id}
        className={tools.field}
        type="text"
        autoCapitalize="off"
        autoComplete="off"
        spellCheck={false}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        value={value}
        onChange={(event) => {
          onWrite(event.target.value);
        }}
      />
    </div>
  );
}

interface SelectProps extends FieldProps {
  /** Labels by value, in groups; a group without a name has no heading. */
  readonly groups: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** A choice from a list. */
export function SelectField({ label, hint, value, groups, onWrite }: SelectProps): ReactNode {
  const id = useId();
  const options = (group: Readonly<Record<string, string>>): ReactNode =>
    Object.entries(group).map(([option, text]) => (
      <option key={option} value={option}>
        {text}
      </option>
    ));
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={tools.hint}>
          {hint}
        </p>
      )}
      <select
        id={id}
        className={tools.field}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        value={value}
        onChange={(event) => {
          onWrite(event.target.value);
        }}
      >
        {Object.entries(groups).map(([name, group]) =>
          name === '' ? (
            options(group)
          ) : (
            <optgroup key={name} label={name}>
              {options(group)}
            </optgroup>
          ),
        )}
      </select>
    </div>
  );
}
