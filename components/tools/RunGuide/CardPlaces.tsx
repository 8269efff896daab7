import type { ReactNode } from 'react';
import { cardPlaces, type CardPlace, type GuideRun } from '@site/engines/guide-runs';
import styles from './styles.module.css';

function Places({ places }: { readonly places: readonly CardPlace[] }): ReactNode {
  const having = places.filter(({ numbers }) => numbers.length > 0);
  if (having.length === 0) return <>nowhere</>;
  return having.map(({ party, numbers }, place) => (
    <span key={party}>
      {place > 0 && ', '}
      {party}: <code>{numbers.join(', ')}</code>
    </span>
  ));
}

/** Where a card number was in plain text, step by step. */
export function CardPlaces({ run }: { readonly run: GuideRun }): ReactNode {
  return (
    <>
      <p className={styles.party}>Where the card number was, step by step</p>
      <ol className={styles.places}>
        {run.history.map((one, count) => (
          <li key={count}>
            {run.program.steps[one.step]?.title}: <Places places={cardPlaces(run, one)} />
          </li>
        ))}
      </ol>
    </>
  );
}
