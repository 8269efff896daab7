import type { ReactNode } from 'react';
import { READ_LENGTH } from '@site/engines/permissions';
import { facts } from './facts';
import { toggled, words, type PartProps } from './planner-state';
import type { PlanAnswer } from './use-plan';
import styles from './styles.module.css';

interface FoundProps extends PartProps {
  readonly answer: PlanAnswer;
}

/** What the code calls, with its lines, each to be left out. */
export function FoundInCode({ state, change, answer: { recognized } }: FoundProps): ReactNode {
  const { operations } = recognized;
  const without = words(state.without);
  if (operations.length === 0) return null;
  return (
    <fieldset className={styles.found}>
      <legend>Found in your code</legend>
      {operations.map(({ id, written, line }) => (
        <label key={id} className={styles.operation}>
          <input
            type="checkbox"
            checked={!without.includes(id)}
            onChange={() => {
              change({ without: toggled(state.without, id) });
            }}
          />
          <span>
            {facts.operations.find((one) => one.id === id)?.summary ?? id}: <code>{written}</code> (line{' '}
            {line})
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** What's wrong with the code, or wasn't read. */
export function CodeNotes({ answer: { recognized, isSecret } }: Pick<FoundProps, 'answer'>): ReactNode {
  const { unknown, isCut } = recognized;
  return (
    <>
      {unknown.length > 0 && (
        <p>
          Not an operation of the API:{' '}
          {unknown.slice(0, 5).map(({ written, line }, place) => (
            <span key={written}>
              {place > 0 && ', '}
              <code>{written}</code> (line {line})
            </span>
          ))}
          . Check the path and the method.
        </p>
      )}
      {isCut && <p>Only the first {READ_LENGTH.toLocaleString('en-US')} characters were read.</p>}
      {isSecret && (
        <p>
          <strong>Your code contains a key or a card number.</strong> It stays in this browser. Take it out
          before you pass the code on.
        </p>
      )}
    </>
  );
}
