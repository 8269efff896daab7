import { useId, useState, type ReactNode } from 'react';
import { withKey, withTimes } from '@site/engines/simulator-sessions';
import tools from '@site/components/shared/tools/tools.module.css';
import type { BrowserData } from '../../registry/browser-data-types';
import type { FetchedData } from '../../browser/use-browser-data';

type Start = BrowserData['Simulator']['start'];

interface StartChoicesProps {
  readonly request: string;
  readonly start: FetchedData<Start>;
  /** The simulator's clock, in milliseconds since 1970. */
  readonly now: () => number;
  /** Fetches examples and keys. */
  readonly onOpen: () => void;
  readonly onChange: (request: string) => void;
}

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

/** Whether two requests differ in nothing but their key. */
function isSame(one: string, other: string): boolean {
  return withKey(one, '') === withKey(other, '');
}

/** Examples to start from and keys to send them with. Each shows what the request has, until the reader edits it. */
export function StartChoices({ request, start, now, onOpen, onChange }: StartChoicesProps): ReactNode {
  const ids = useId();
  const [chosen, setChosen] = useState<{ readonly place: string; readonly request: string }>();
  const { examples, keys } = start.state === 'ready' ? start.data : { examples: [], keys: [] };
  const waiting = start.state === 'failed' ? "Couldn't be loaded. Select again to retry" : 'Choose…';
  const example = chosen !== undefined && isSame(chosen.request, request) ? chosen.place : '';
  const key = keys.find((one) => withKey(request, one.key) === request)?.key ?? '';
  return (
    <div className={tools.columns}>
      <div>
        <label htmlFor={`${ids}example`}>Example</label>
        <select
          id={`${ids}example`}
          className={tools.field}
          value={example}
          onFocus={onOpen}
          onPointerEnter={onOpen}
          onChange={({ target: { value } }) => {
            const next = examples[Number(value)];
            if (value === '' || next === undefined) return;
            const text = withTimes(next.request, now());
            setChosen({ place: value, request: text });
            onChange(text);
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
          value={key}
          onFocus={onOpen}
          onPointerEnter={onOpen}
          onChange={({ target: { value } }) => {
            if (value !== '') onChange(withKey(request, value));
          }}
        >
          <option value="">{waiting}</option>
          {keys.map(({ key: secret, purpose }) => (
            <option key={secret} value={secret}>
              {purpose}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
