import { useId, type ReactNode } from 'react';
import tools from '@site/src/lib/tools/tools.module.css';
import { withKey } from '@site/src/lib/simulator/with-key';
import { withTimes } from '@site/src/lib/simulator/in-one-hour';
import type { FetchedData } from '../use-browser-data';
import type { BrowserData } from '../registry';

interface RequestEditorProps {
  readonly request: string;
  readonly start: FetchedData<BrowserData['Simulator']['start']>;
  /** The clock of the simulator. */
  readonly now: () => number;
  /** Fetches examples and keys. */
  readonly onOpen: () => void;
  readonly onChange: (request: string) => void;
  /** Sends the request so often. */
  readonly onSend: (times: number) => void;
}

/** Twice shows idempotency and deduplication; 60 times exceeds the rate limit of a test tenant. */
const REPETITIONS = [
  { label: 'Send it twice', times: 2 },
  { label: 'Send it 60 times', times: 60 },
] as const;

type Start = BrowserData['Simulator']['start'];

function ExampleOptions({ examples }: Pick<Start, 'examples'>): ReactNode {
  const groups = [...new Set(examples.map(({ group }) => group))];
  return groups.map((group) => (
    <optgroup key={group} label={group}>
      {examples.map((example, place) =>
        example.group === group ? (
          <option key={example.title} value={place}>
            {example.title}
          </option>
        ) : null,
      )}
    </optgroup>
  ));
}

/** The raw request, with examples to start from and keys to send it with. */
export function RequestEditor({
  request,
  start,
  now,
  onOpen,
  onChange,
  onSend,
}: RequestEditorProps): ReactNode {
  const ids = useId();
  const { examples, keys } = start.state === 'ready' ? start.data : { examples: [], keys: [] };
  const waiting = start.state === 'failed' ? "Couldn't be loaded. Select again to retry" : 'Choose…';
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend(1);
      }}
    >
      <div className={tools.columns}>
        <div>
          <label htmlFor={`${ids}example`}>Example</label>
          <select
            id={`${ids}example`}
            className={tools.field}
            value=""
            onFocus={onOpen}
            onPointerEnter={onOpen}
            onChange={({ target }) => {
              const chosen = examples[Number(target.value)];
              if (chosen !== undefined) onChange(withTimes(chosen.request, now()));
            }}
          >
            <option value="">{waiting}</option>
            <ExampleOptions examples={examples} />
          </select>
        </div>
        <div>
          <label htmlFor={`${ids}key`}>Key</label>
          <select
            id={`${ids}key`}
            className={tools.field}
            value=""
            onFocus={onOpen}
            onPointerEnter={onOpen}
            onChange={({ target }) => {
              if (target.value !== '') onChange(withKey(request, target.value));
            }}
          >
            <option value="">{waiting}</option>
            {keys.map(({ key, purpose }) => (
              <option key={key} value={key}>
                {purpose}
              </option>
            ))}
          </select>
        </div>
      </div>
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
