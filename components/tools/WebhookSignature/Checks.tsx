import type { ReactNode } from 'react';
import { CHECK_LABELS, type Check, type Verdict } from '@site/engines/webhook-signatures';
import { Sentence } from './Sentence';
import styles from './styles.module.css';

const RESULTS: Readonly<Record<Check['result'], string>> = {
  passed: 'Passed',
  failed: 'Failed',
  unchecked: 'Not checked',
  unknown: 'Unknown',
};

/** All checks, below what's wrong first. */
export function Checks({ verdict }: { readonly verdict: Verdict }): ReactNode {
  return (
    <ol className={styles.checks} aria-label="Checks">
      {verdict.checks.map(({ id, result, says }) => (
        <li key={id} data-result={result}>
          <span className={styles.mark}>{RESULTS[result]}</span>
          <span>
            <strong>{CHECK_LABELS[id]}.</strong> <Sentence text={says} />
          </span>
        </li>
      ))}
    </ol>
  );
}
