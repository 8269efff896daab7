import type { ReactNode } from 'react';
import styles from './button.module.css';

interface RunButtonProps {
  /** The sample's ID, see `data.ts`. */
  readonly sample: string;
  /** What the sample does, for the button's name. */
  readonly subject: string;
}

/** Opens a field below a sample where it runs as raw HTTP. Nothing of that is loaded before. */
export function RunButton({ sample, subject }: RunButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={styles.run}
      aria-label={`Run here: ${subject}`}
      aria-expanded={false}
      data-run={sample}
    >
      Run here
    </button>
  );
}
