import { useRef, useState, type ReactNode } from 'react';
import { copyMessage } from '../../browser/controls/copy-text';
import { useCopy } from '../../browser/controls/use-copy';
import styles from './tools.module.css';

interface CopyAnswerProps {
  readonly label: string;
  /** Made when the reader asks for it. */
  readonly text: () => string;
}

/** Copies text that is made when the reader asks for it, and shows it where the clipboard is rejected. */
export function CopyAnswer({ label, text }: CopyAnswerProps): ReactNode {
  const { outcome, copy } = useCopy();
  const shown = useRef<HTMLSpanElement>(null);
  const [copied, setCopied] = useState('');
  return (
    <>
      <button
        type="button"
        aria-live="polite"
        onClick={() => {
          setCopied(text());
          if (shown.current !== null) void copy(text(), shown.current);
        }}
      >
        {outcome === null ? label : copyMessage(outcome)}
      </button>
      <span ref={shown} className={styles.selected} hidden={outcome !== 'selected'}>
        {copied}
      </span>
    </>
  );
}
