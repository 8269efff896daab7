import { useId, type ReactNode, type Ref } from 'react';
import type { Attempt } from '@site/engines/expression-playground';
import tool from '@site/components/shared/tools/tools.module.css';
import { TextField } from './TextField';

interface SourcesProps {
  readonly attempt: Attempt;
  readonly change: (part: Partial<Attempt>) => void;
  readonly readsById: boolean;
  readonly sourceNames: readonly string[];
  readonly isWrong: boolean;
  readonly mistakeId: string;
  readonly field: Ref<HTMLTextAreaElement>;
}

/** The token's ID where that finds the data, and other sources as JSON. */
export function Sources(props: SourcesProps): ReactNode {
  const { attempt, change, readsById, sourceNames, isWrong, mistakeId, field } = props;
  const id = useId();
  if (sourceNames.length === 0) return null;
  return (
    <>
      {readsById && (
        <>
          <label htmlFor={id}>{"The token's ID"}</label>
          <input
            id={id}
            className={tool.field}
            spellCheck={false}
            autoComplete="off"
            value={attempt.id}
            onChange={({ target }) => {
              change({ id: target.value });
            }}
          />
        </>
      )}
      <TextField
        label={readsById ? 'Other sources (JSON)' : 'Metadata (JSON)'}
        hint={
          readsById
            ? `What else it reads: ${sourceNames.join(', ')}. For example { "token": { "<id>": { "data": "…" } } }.`
            : 'For example { "metadata": { "customer": "4711" } }.'
        }
        value={attempt.sources}
        rows={4}
        isWrong={isWrong}
        mistakeId={mistakeId}
        field={field}
        onChange={(sources) => {
          change({ sources });
        }}
      />
    </>
  );
}
