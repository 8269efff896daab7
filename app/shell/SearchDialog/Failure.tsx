import type { ReactNode } from 'react';
import shellStyles from './shell.module.css';
import styles from './styles.lazy.module.css';

interface FailureProps {
  /** Describes what went wrong. */
  readonly sentence: string;
  readonly onRetry: () => void;
}

/** The search does not work at the moment. */
export function Failure({ sentence, onRetry }: FailureProps): ReactNode {
  return (
    <div role="alert">
      <p className={shellStyles.sentence}>{sentence}</p>
      <button type="button" className={styles.action} onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}
