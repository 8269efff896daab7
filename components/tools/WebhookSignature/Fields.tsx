import { useId, type ReactNode, type Ref } from 'react';
import styles from '@site/components/shared/tools/tools.module.css';
import { readTime } from '@site/engines/webhook-signatures';
import type { DeliveryState } from './use-verdict';
import ownStyles from './styles.module.css';

interface FieldProps {
  readonly label: string;
  readonly hint: string;
  readonly rows?: number;
  readonly field?: Ref<HTMLTextAreaElement>;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A field for text that nothing corrects: of several lines, if it has rows. */
function Field({ label, hint, rows, field, value, onChange }: FieldProps): ReactNode {
  const id = useId();
  const shared = {
    id,
    className: styles.field,
    'aria-describedby': `${id}-hint`,
    spellCheck: false,
    autoComplete: 'off',
    autoCapitalize: 'off',
    value,
  };
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
      {rows === undefined ? (
        <input
          {...shared}
          onChange={({ currentTarget }) => {
            onChange(currentTarget.value);
          }}
        />
      ) : (
        <textarea
          {...shared}
          ref={field}
          rows={rows}
          onChange={({ currentTarget }) => {
            onChange(currentTarget.value);
          }}
        />
      )}
    </div>
  );
}

interface FieldsProps {
  readonly state: DeliveryState;
  readonly change: (part: Partial<DeliveryState>) => void;
  readonly bodyField: Ref<HTMLTextAreaElement>;
}

/** A delivery as the reader pastes it, and the key. */
export function Fields({ state, change, bodyField }: FieldsProps): ReactNode {
  const set =
    (name: keyof DeliveryState) =>
    (value: string): void => {
      change({ [name]: value });
    };
  const isTime = state.at.trim() === '' || readTime(state.at.trim()) !== undefined;
  return (
    <>
      <Field
        label="Headers"
        hint="As lines, a JSON object, or a cURL command"
        rows={3}
        value={state.headers}
        onChange={set('headers')}
      />
      <Field
        label="Raw body"
        hint="Exactly as it arrived"
        rows={7}
        field={bodyField}
        value={state.body}
        onChange={set('body')}
      />
      <Field
        label="Public key"
        hint="The PEM file for the signature version"
        rows={4}
        value={state.key}
        onChange={set('key')}
      />
      <div className={ownStyles.pair}>
        <Field
          label="Version of this key"
          hint="v1 for production, v1-test for test tenants"
          value={state.version}
          onChange={set('version')}
        />
        <Field
          label="Received at"
          hint={
            isTime
              ? 'ISO 8601 with a time zone, or empty for now'
              : "This isn't ISO 8601 with a time zone, such as 2026-11-02T09:30:00Z. The current time is used."
          }
          value={state.at}
          onChange={set('at')}
        />
      </div>
    </>
  );
}
