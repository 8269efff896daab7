import type { ReactNode } from 'react';
import { sharedAddress } from '../../../engines/addresses';
import { CopyAnswer } from './CopyAnswer';
import type { LeftOut } from './use-address-state';
import styles from './tools.module.css';

const REASONS = {
  secret: 'The link leaves out what looks like a key, a session, or a card number.',
  long: "The link leaves out your latest changes, because it'd be too long.",
} as const satisfies Record<NonNullable<LeftOut>, string>;

interface ToolActionsProps {
  /** The whole result as plain text, as a reader pastes it into a ticket; undefined while there's none. */
  readonly answer: (() => string) | undefined;
  /** Why the address doesn't hold the whole state. */
  readonly leftOut?: LeftOut;
  readonly onReset?: () => void;
  readonly children?: ReactNode;
}

/** What a reader can do with the result of a tool: copy it, pass on the state, start over. */
export function ToolActions({ answer, leftOut, onReset, children }: ToolActionsProps): ReactNode {
  return (
    <div className={styles.actions}>
      {answer !== undefined && <CopyAnswer label="Copy result as text" text={answer} />}
      <CopyAnswer label="Copy link" text={() => sharedAddress(window.location.href)} />
      {children}
      {onReset !== undefined && (
        <button type="button" onClick={onReset}>
          Start over
        </button>
      )}
      {leftOut !== undefined && <p className={styles.note}>{REASONS[leftOut]}</p>}
    </div>
  );
}
