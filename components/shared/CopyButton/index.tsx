import type { ReactNode } from 'react';

interface CopyButtonProps {
  /** What is copied, for readers who cannot see where the button is, e.g. `the path /tokens`. */
  readonly subject: string;
  readonly className?: string;
}

/**
 * Copies the text of the element with `data-copied` that is next to it, as displayed, and reports the result, to screen
 * readers too. Around both is an element with `data-copy-scope`.
 */
export function CopyButton({ subject, className }: CopyButtonProps): ReactNode {
  return (
    <button type="button" className={className} aria-label={`Copy ${subject}`} aria-live="polite" data-copy>
      Copy
    </button>
  );
}
