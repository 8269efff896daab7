import type { ReactNode } from 'react';
import tool from '@site/components/shared/tools/tools.module.css';
import { CHECK_LABELS, firstFailure, type Verdict } from '@site/engines/webhook-signatures';
import styles from './styles.module.css';

interface SummaryProps {
  readonly verdict: Verdict | undefined;
  readonly goToResult: () => void;
}

function inAFewWords(verdict: Verdict | undefined): string {
  if (verdict === undefined) return 'Nothing to check yet';
  const first = firstFailure(verdict);
  return first === undefined ? 'Every check passes' : `${CHECK_LABELS[first.id]} fails`;
}

/**
 * The result in one line, where a reader signs and edits. All of it is below the fields, and announced there. Its height
 * stays the same, so that nothing moves while the reader types.
 */
export function Summary({ verdict, goToResult }: SummaryProps): ReactNode {
  return (
    <p className={styles.summary}>
      <strong>{inAFewWords(verdict)}</strong>
      {verdict !== undefined && (
        <button type="button" className={tool.button} onClick={goToResult}>
          See the checks
        </button>
      )}
    </p>
  );
}
