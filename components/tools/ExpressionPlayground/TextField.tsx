import { useId, type ReactNode, type Ref } from 'react';
import type { Inspection } from '@site/engines/expression-playground';
import tool from '@site/components/shared/tools/tools.module.css';

interface TextFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly rows: number;
  /** Whether the mistake that is shown is in this field. */
  readonly isWrong: boolean;
  /** The element with the sentence about the mistake. */
  readonly mistakeId: string;
  readonly field: Ref<HTMLTextAreaElement>;
  readonly onChange: (value: string) => void;
}

/** Whether a mistake is in a field. */
export function isWrong(inspection: Inspection | undefined, field: string): boolean {
  return inspection?.ok === false && inspection.field === field;
}

/** A field for an expression or for JSON. */
export function TextField(props: TextFieldProps): ReactNode {
  const { label, hint, value, rows, mistakeId, field, onChange } = props;
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <p className={tool.hint} id={`${id}-hint`}>
        {hint}
      </p>
      <textarea
        ref={field}
        id={id}
        className={tool.field}
        rows={rows}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        value={value}
        aria-describedby={props.isWrong ? `${id}-hint ${mistakeId}` : `${id}-hint`}
        aria-invalid={props.isWrong}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      />
    </>
  );
}
