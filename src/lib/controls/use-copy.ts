import { useEffect, useRef, useState } from 'react';

/** The result of the last attempt; null before it, and again after a while. */
export type CopyOutcome = 'copied' | 'selected' | null;

/** A reader who has to press keys needs longer than one who reads a word. */
const SHOWN_MS = { copied: 1500, selected: 8000 } as const;

async function writeToClipboard(text: string): Promise<boolean> {
  // The type says that it is always there; over plain HTTP it is not.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard === undefined) return false;
  try {
    await clipboard.writeText(text);
    return true;
  } catch {
    // The reader or a policy refuses it.
    return false;
  }
}

/** What the reader has to do when the text could only be selected; a touch screen offers to copy on its own. */
function selectedMessage(): string {
  if (!window.matchMedia('(hover: hover)').matches) return 'Selected';
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? 'Press ⌘C' : 'Press Ctrl+C';
}

/**
 * Says what an attempt to copy came to.
 *
 * @param subject follows the word `Copied`
 */
export function copyMessage(outcome: NonNullable<CopyOutcome>, subject = ''): string {
  return outcome === 'copied' ? `Copied${subject}` : selectedMessage();
}

/**
 * Copies text. Where the clipboard is absent or refused, it selects the element that shows the text, so that the reader
 * can copy it with the keyboard.
 */
export function useCopy(): {
  readonly outcome: CopyOutcome;
  readonly copy: (text: string, shownBy: HTMLElement) => Promise<void>;
} {
  const [outcome, setOutcome] = useState<CopyOutcome>(null);
  const timer = useRef<number>(undefined);
  useEffect(
    () => () => {
      window.clearTimeout(timer.current);
    },
    [],
  );
  const copy = async (text: string, shownBy: HTMLElement): Promise<void> => {
    const result = (await writeToClipboard(text)) ? 'copied' : 'selected';
    if (result === 'selected') window.getSelection()?.selectAllChildren(shownBy);
    setOutcome(result);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      setOutcome(null);
    }, SHOWN_MS[result]);
  };
  return { outcome, copy };
}
