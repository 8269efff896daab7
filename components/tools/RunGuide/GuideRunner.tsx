import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import {
  makeMove,
  playGuide,
  readMoves,
  runDeliveries,
  runText,
  startRun,
  type AskedDelivery,
  type GuideProgram,
  type GuideRun,
  type Move,
} from '@site/engines/guide-runs';
import { useSampleCard } from '@site/components/browser/sample-card/use-sample-card';
import { DeliveriesPanel } from '@site/components/shared/simulator/DeliveriesPanel';
import { webhookLogs } from '@site/engines/simulator-sessions';
import { ToolActions } from '@site/components/shared/tools/ToolActions';
import { useAddressState } from '@site/components/shared/tools/use-address-state';
import { CardChoice } from './CardChoice';
import { NextMove } from './NextMove';
import { Parties } from './Parties';
import { CardPlaces } from './CardPlaces';
import { StepList } from './StepList';
import styles from './styles.module.css';

const INITIAL = { moves: '', card: '' };

/** All moves to the end of a guide once nothing more fails. */
function toTheEnd(run: GuideRun): GuideRun {
  let last = run;
  for (let count = 0; last.next !== undefined && count < run.program.steps.length * 2; count++)
    last = makeMove(last, 'run');
  return last;
}

function startSentence({ steps }: GuideProgram): string {
  return `${String(steps.length)} step${steps.length === 1 ? '' : 's'}. Choose what happens to each, and run it. Everything runs in this page, with test data.`;
}

/** The steps of a guide, what happens to the next, and what each party holds after it. */
export function GuideRunner({ program }: { readonly program: GuideProgram }): ReactNode {
  const { state, change, leftOut } = useAddressState(
    `run-${program.name}`,
    INITIAL,
    (written) => program.cards?.some(({ number }) => number === written) === true,
  );
  const sampleCard = useSampleCard()?.split(' ')[0];
  // A link to a run means the card that it was made with.
  const card = state.card === '' && state.moves === '' ? sampleCard : state.card;
  const run = useMemo(() => playGuide(program, readMoves(state.moves), card), [program, state.moves, card]);
  const [asked, setAsked] = useState<readonly AskedDelivery[]>([]);
  const status = useRef<HTMLDivElement>(null);
  const [hasMoved, setHasMoved] = useState(false);
  const last = run.history.at(-1);
  const hasEnded = run.next === undefined;

  // The button that was pressed is gone then.
  useEffect(() => {
    if (hasMoved && hasEnded) status.current?.focus();
  }, [hasMoved, hasEnded, run]);

  const show = (next: GuideRun): void => {
    setHasMoved(true);
    change({ moves: next.history.map(({ move }) => move).join(','), card: next.card ?? '' });
  };
  const move = (chosen: Move): void => {
    show(makeMove(run, chosen));
  };
  return (
    <>
      {program.cards !== undefined && (
        <CardChoice
          cards={program.cards}
          chosen={run.card}
          isSampleCard={run.card === sampleCard}
          onChoose={(chosen) => {
            change({ card: chosen, moves: '' });
          }}
        />
      )}
      <StepList run={run} />
      <div role="status" ref={status} tabIndex={-1} className={styles.verdict}>
        <p>{last === undefined ? startSentence(program) : last.verdict.text}</p>
        {last?.verdict.charge === 'unknown' && (
          <p className={styles.warning}>
            Your server records the outcome as unknown, and no other processor is tried.
          </p>
        )}
        {hasEnded && last?.verdict.kind !== 'stopped' && <p>That was the guide&apos;s last step.</p>}
      </div>
      <NextMove
        run={run}
        onMove={move}
        onRunAll={() => {
          show(toTheEnd(run));
        }}
      />
      {last !== undefined && (
        <>
          <Parties run={run} />
          <CardPlaces run={run} />
          <DeliveriesPanel
            logs={webhookLogs({
              webhooks: run.platform.webhooks,
              deliveries: runDeliveries(run, asked),
            })}
            onDeliverAgain={(id) => {
              setAsked([...asked, { id, after: run.history.length }]);
            }}
          />
          <ToolActions
            answer={() => runText(run)}
            leftOut={leftOut}
            onReset={() => {
              setAsked([]);
              show(startRun(program));
            }}
          />
        </>
      )}
    </>
  );
}
