import { useId, useState, type ReactNode } from 'react';
import { useIsBrowser } from '@site/src/framework/browser';
import type { KnownOperation } from '@site/src/lib/permission-plans';
import tools from '@site/src/lib/tools/tools.module.css';
import { facts } from './facts';
import styles from './styles.module.css';

function matches({ id, path, summary, permissions }: KnownOperation, query: string): boolean {
  const searched = `${id} ${path} ${summary} ${permissions.join(' ')}`.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => searched.includes(word));
}

/** `token-intents` as a heading. */
export function resourceName(resource: string): string {
  const words = resource.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function byResource(
  operations: readonly KnownOperation[],
): ReadonlyMap<string, readonly KnownOperation[]> {
  const groups = new Map<string, KnownOperation[]>();
  for (const operation of operations)
    groups.set(operation.resource, [...(groups.get(operation.resource) ?? []), operation]);
  return groups;
}

/** How an operation is listed: method, path and what it does. */
export function operationLabel({ method, path, summary }: KnownOperation): string {
  return `${method === undefined ? '' : `${method} `}${path}: ${summary}`;
}

interface PickerProps {
  readonly chosen: readonly string[];
  readonly onToggle: (id: string) => void;
}

/** All operations by resource, to search and to choose. The list is drawn in the browser only: it's long. */
export function OperationPicker({ chosen, onToggle }: PickerProps): ReactNode {
  const isBrowser = useIsBrowser();
  const id = useId();
  const [query, setQuery] = useState('');
  const shown = isBrowser ? facts.operations.filter((operation) => matches(operation, query.trim())) : [];
  return (
    <div>
      <label htmlFor={id}>Or choose operations</label>
      <input
        id={id}
        className={tools.field}
        type="search"
        placeholder="Search, for example: charge, tokens, webhook"
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
        }}
      />
      <div className={styles.list} role="group" aria-label="Operations" tabIndex={0}>
        {isBrowser && shown.length === 0 && <p>No operation matches. Search for part of its path or name.</p>}
        {[...byResource(shown)].map(([resource, operations]) => (
          <div key={resource}>
            <p className={styles.resource}>{resourceName(resource)}</p>
            {operations.map((operation) => (
              <label key={operation.id} className={styles.operation}>
                <input
                  type="checkbox"
                  checked={chosen.includes(operation.id)}
                  onChange={() => {
                    onToggle(operation.id);
                  }}
                />
                <span>
                  <code>
                    {operation.method} {operation.path}
                  </code>{' '}
                  {operation.summary}
                </span>
              </label>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
