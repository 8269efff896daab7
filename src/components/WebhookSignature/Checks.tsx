import type { ReactNode } from 'react';
import {
  changeText,
  CHECK_LABELS,
  firstFailure,
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

/** The one sentence that a reader came for. */
function Headline({
  verdict,
  isOwnKey,
}: {
  readonly verdict: Verdict;
  readonly isOwnKey: boolean;
}): ReactNode {
  const first = firstFailure(verdict);
  if (first !== undefined)
    return (
      <>
        <p>
          <strong>{CHECK_LABELS[first.id]}:</strong> <Sentence text={first.says} />
        </p>
        {first.fix !== undefined && (
          <p>
            <Sentence text={first.fix} />
          </p>
        )}
      </>
    );
  return (
    <p>
      <strong>Every check passes.</strong>{' '}
      {isOwnKey
        ? 'Your own key pair signed this delivery, not the platform.'
        : 'The delivery is as genuine as your public key. Discard it if you’ve already handled its event ID.'}
    </p>
  );
}

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

interface ChecksProps {
  readonly verdict: Verdict;
  /** Whether the reader's key pair signed it. */
  readonly isOwnKey: boolean;
}

/** What's wrong first, and all checks below it. */
export function Checks({ verdict, isOwnKey }: ChecksProps): ReactNode {
  return (
    <>
      <div role="status">
        <Headline verdict={verdict} isOwnKey={isOwnKey} />
      </div>
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
