import { useId, useState, type ReactNode } from 'react';
import { MOVE_NAMES, possibleMoves, type GuideRun, type Move } from '@site/engines/guide-runs';
import tools from '@site/components/shared/tools/tools.module.css';
import styles from './styles.module.css';

interface NextMoveProps {
  readonly run: GuideRun;
  readonly onMove: (move: Move) => void;
  readonly onRunAll: () => void;
}

/** What the reader can do next: run a step, with or without a fault, or send the last request again. */
export function NextMove({ run, onMove, onRunAll }: NextMoveProps): ReactNode {
  const group = useId();
  const [chosen, setChosen] = useState<Move>('run');
  const moves = possibleMoves(run);
  const step = run.program.steps[run.next ?? -1];
  if (moves.includes('repeat'))
    return (
      <div className={tools.actions}>
        <button
          type="button"
          onClick={() => {
            onMove('repeat');
          }}
        >
          Send the same request again
        </button>
      </div>
    );
  if (step === undefined || run.next === undefined) return null;
  const place = String(run.next + 1);
  const move = moves.includes(chosen) ? chosen : 'run';
  return (
    <>
      <fieldset className={styles.choice}>
        <legend>
          Step {place}: {step.title}
        </legend>
        {moves.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name={group}
              checked={one === move}
              onChange={() => {
                setChosen(one);
              }}
            />{' '}
            {MOVE_NAMES[one]}
          </label>
        ))}
      </fieldset>
      <div className={tools.actions}>
        <button
          type="button"
          onClick={() => {
            setChosen('run');
            onMove(move);
          }}
        >
          Run step {place}
        </button>
        <button type="button" onClick={onRunAll}>
          Run the rest without faults
        </button>
      </div>
    </>
  );
}
