import type { ReactNode } from 'react';
import {
  MOVE_NAMES,
  stateName,
  stepStates,
  usedValues,
  type GuideRun,
  type StepRun,
} from '@site/engines/guide-runs';
import { writeRawResponse } from '@site/engines/simulator';
import styles from './styles.module.css';

function Exchange({ move, request, responses, verdict }: StepRun): ReactNode {
  return (
    <details>
      <summary>Request and response{move === 'run' ? '' : `: ${MOVE_NAMES[move].toLowerCase()}`}</summary>
      <pre tabIndex={0} role="group" aria-label="Request">
        {request}
      </pre>
      {responses.map((response, place) => (
        <pre key={place} tabIndex={0} aria-label={`Response ${String(place + 1)}`}>
          {writeRawResponse(response)}
        </pre>
      ))}
      <p>{verdict.text}</p>
    </details>
  );
}

/** The steps of a guide: how far each is, which values it takes, and what it sent and received. */
export function StepList({ run }: { readonly run: GuideRun }): ReactNode {
  const states = stepStates(run);
  return (
    <ol className={styles.steps}>
      {run.program.steps.map((step, place) => {
        const state = states[place] ?? 'later';
        const taken = usedValues(step, run.program).filter(({ from }) => from !== undefined);
        return (
          <li key={step.id} aria-current={state === 'next' ? 'step' : undefined}>
            {step.title} <span data-state={state}>{stateName(state)}</span>
            {taken.length > 0 && (
              <p className={styles.taken}>
                Takes {taken.map(({ name, from }) => `${name} from “${String(from)}”`).join(', ')}
              </p>
            )}
            {run.history.flatMap((one, count) =>
              one.step === place ? [<Exchange key={count} {...one} />] : [],
            )}
          </li>
        );
      })}
    </ol>
  );
}
