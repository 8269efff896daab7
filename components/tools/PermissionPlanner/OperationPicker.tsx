import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useIsBrowser } from '@site/components/browser/navigation/browser';
import { endpointOf, type KnownOperation } from '@site/engines/permissions';
import tools from '@site/components/shared/tools/tools.module.css';
import { facts } from './facts';
import styles from './styles.module.css';

function matches({ id, path, summary, group, permissions }: KnownOperation, query: string): boolean {
  const searched = `${id} ${path} ${summary} ${group} ${permissions.join(' ')}`.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => searched.includes(word));
}

/** Operations by the page that documents them, in the order of the pages. */
export function byGroup(
  operations: readonly KnownOperation[],
): ReadonlyMap<string, readonly KnownOperation[]> {
  const groups = new Map<string, KnownOperation[]>();
  for (const operation of operations)
    groups.set(operation.group, [...(groups.get(operation.group) ?? []), operation]);
  return groups;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves through the list with the arrow keys: as a whole it's one stop of the Tab key. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  const boxes = [...event.currentTarget.querySelectorAll('input')];
  const at = boxes.findIndex((box) => box === document.activeElement);
  boxes[at + step]?.focus();
  event.preventDefault();
}

interface PickerProps {
  readonly chosen: readonly string[];
  readonly onToggle: (id: string) => void;
}

/** All operations by page, to search and to choose. The list is long, so only the browser renders it. */
export function OperationPicker({ chosen, onToggle }: PickerProps): ReactNode {
  const isBrowser = useIsBrowser();
  const id = useId();
  const [query, setQuery] = useState('');
  const [visited, setVisited] = useState('');
  const shown = isBrowser ? facts.operations.filter((operation) => matches(operation, query.trim())) : [];
  const stop = shown.some((operation) => operation.id === visited) ? visited : shown[0]?.id;
  return (
    <div>
      <label htmlFor={id}>Or choose operations</label>
      <p id={`${id}-hint`} className={tools.hint}>
        Search, then move through the list with the arrow keys.
      </p>
      <input
        id={id}
        className={tools.field}
        type="search"
        placeholder="tokens, webhook, cryptogram"
        aria-describedby={`${id}-hint`}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
        }}
      />
      <div className={styles.list} role="group" aria-label="Operations" onKeyDown={moveFocus}>
        {isBrowser && shown.length === 0 && <p>No operation matches. Search for part of its path or name.</p>}
        {[...byGroup(shown)].map(([group, operations]) => (
          <div key={group}>
            <p className={styles.group}>{group}</p>
            {operations.map((operation) => (
              <label key={operation.id} className={styles.operation}>
                <input
                  type="checkbox"
                  checked={chosen.includes(operation.id)}
                  tabIndex={operation.id === stop ? 0 : -1}
                  onFocus={() => {
                    setVisited(operation.id);
                  }}
                  onChange={() => {
                    onToggle(operation.id);
                  }}
                />
                <span>
                  <code>{endpointOf(operation)}</code> {operation.summary}
                </span>
              </label>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
