import type { ReactNode, RefObject } from 'react';
import { copyMessage, useCopy } from '@site/src/lib/controls/use-copy';

interface CopyButtonProps {
  /** The element whose text is copied as displayed. */
  readonly target: RefObject<HTMLElement | null>;
  /** What is copied, for readers who cannot see where the button is, e.g. `the path /tokens`. */
  readonly subject: string;
  readonly className?: string;
}

/** Copies the text of an element and reports the result, to screen readers too. */
export function CopyButton({ target, subject, className }: CopyButtonProps): ReactNode {
  const { outcome, copy } = useCopy();
  return (
    <button
      type="button"
      className={className}
      aria-label={outcome === null ? `Copy ${subject}` : undefined}
      aria-live="polite"
      onClick={() => {
        if (target.current !== null) void copy(target.current.innerText, target.current);
      }}
    >
      {outcome === null ? 'Copy' : copyMessage(outcome)}
    </button>
  );
}
