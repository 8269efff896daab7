import type { ReactNode } from 'react';
import { CHECK_LABELS, firstFailure, type Verdict } from '@site/engines/webhook-signatures';
import { Sentence } from './Sentence';

interface HeadlineProps {
  readonly verdict: Verdict;
  /** Whether the reader's key pair signed it. */
  readonly isOwnKey: boolean;
}

/** The one sentence that a reader came for. */
export function Headline({ verdict, isOwnKey }: HeadlineProps): ReactNode {
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
      {verdict.isRewritten &&
        "You edited the body since you signed it, but its values are unchanged. Whitespace and key order aren't signed. "}
      {isOwnKey
        ? 'Your own key pair signed this delivery, not the platform.'
        : "The delivery is as genuine as your public key. Discard it if you've already handled its event ID."}
    </p>
  );
}
