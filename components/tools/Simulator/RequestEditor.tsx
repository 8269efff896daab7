import { useId, type ComponentProps, type ReactNode } from 'react';
import tools from '@site/components/shared/tools/tools.module.css';
import { StartChoices } from './StartChoices';

interface RequestEditorProps extends ComponentProps<typeof StartChoices> {
  /** Sends the request so often. */
  readonly onSend: (times: number) => void;
}

/** Twice shows idempotency and deduplication. 60 times exceeds a test tenant's rate limit. */
const REPETITIONS = [
  { label: 'Send it twice', times: 2 },
  { label: 'Send it 60 times', times: 60 },
] as const;

/** The raw request, with examples to start from and keys to send it with. */
export function RequestEditor({ onSend, ...choices }: RequestEditorProps): ReactNode {
  const { request, onChange } = choices;
  const ids = useId();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend(1);
      }}
    >
      <StartChoices {...choices} />
      <label htmlFor={`${ids}request`}>Request</label>
      <p className={tools.hint} id={`${ids}hint`}>
        Method and path, headers, an empty line, and the body. Use test data only.
      </p>
      <textarea
        id={`${ids}request`}
        aria-describedby={`${ids}hint`}
        className={tools.field}
        rows={13}
        spellCheck={false}
        value={request}
        onChange={({ target }) => {
          onChange(target.value);
        }}
      />
      <div className={tools.actions}>
        <button type="submit">Send</button>
        {REPETITIONS.map(({ label, times }) => (
          <button
            key={times}
            type="button"
            onClick={() => {
              onSend(times);
            }}
          >
            {label}
          </button>
        ))}
      </div>
    </form>
  );
}
