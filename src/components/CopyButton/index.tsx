import type { ReactNode, RefObject } from 'react';
import { useCopy, type CopyOutcome } from '@site/src/lib/use-copy';

interface CopyButtonProps {
  /** The element whose text is copied as displayed. */
  readonly target: RefObject<HTMLElement | null>;
  /** What is copied, for readers who cannot see where the button is, e.g. `the path /tokens`. */
  readonly subject: string;
  readonly className?: string;
}

/** What the reader has to do when the text could only be selected; a touch screen offers to copy on its own. */
function selectedLabel(): string {
  if (!window.matchMedia('(hover: hover)').matches) return 'Selected';
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? 'Press ⌘C' : 'Press Ctrl+C';
}

function label(outcome: CopyOutcome): string {
  if (outcome === 'selected') return selectedLabel();
  return outcome === 'copied' ? 'Copied' : 'Copy';
}

/** Copies the text of an element and reports the result, to screen readers too. */
export function CopyButton({ target, subject, className }: CopyButtonProps): ReactNode {
  const { outcome, copy } = useCopy(target);
  return (
    <button
      type="button"
      className={className}
      aria-label={outcome === null ? `Copy ${subject}` : undefined}
      aria-live="polite"
      onClick={() => {
        void copy();
      }}
    >
      {label(outcome)}
    </button>
  );
}
