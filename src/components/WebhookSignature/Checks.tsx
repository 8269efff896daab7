import type { ReactNode } from 'react';
import {
  changeText,
  CHECK_LABELS,
  type Change,
  type Check,
  type Verdict,
} from '@site/src/lib/webhook-signatures';
import { Sentence } from './Sentence';
import styles from './styles.module.css';

const RESULTS: Readonly<Record<Check['result'], string>> = {
  passed: 'Passed',
  failed: 'Failed',
  unchecked: 'Not checked',
};

function ChangedByte({ change }: { readonly change: Change }): ReactNode {
  return (
    <>
      <p>{changeText(change)} (hex, counted from 0).</p>
      <dl className={styles.change}>
        <dt>Signed</dt>
        <dd>
          <code>{change.was}</code>
        </dd>
        <dt>Now</dt>
        <dd>
          <code>{change.is}</code>
        </dd>
      </dl>
    </>
  );
}

/** All checks, below what's wrong first. */
export function Checks({ verdict }: { readonly verdict: Verdict }): ReactNode {
  return (
    <>
      {verdict.change !== undefined && <ChangedByte change={verdict.change} />}
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
    </>
  );
}
