import { useEffect, useRef, useState, type RefObject } from 'react';

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

/**
 * Copies what an element shows. Where the clipboard is absent or refused, it selects the text, so that the reader can
 * copy it with the keyboard.
 *
 * @param target the element; its text as the browser renders it is what is copied
 */
export function useCopy(target: RefObject<HTMLElement | null>): {
  readonly outcome: CopyOutcome;
  readonly copy: () => Promise<void>;
} {
  const [outcome, setOutcome] = useState<CopyOutcome>(null);
  const timer = useRef<number>(undefined);
  useEffect(
    () => () => {
      window.clearTimeout(timer.current);
    },
    [],
  );
  const copy = async (): Promise<void> => {
    const element = target.current;
    if (element === null) return;
    const result = (await writeToClipboard(element.innerText)) ? 'copied' : 'selected';
    if (result === 'selected') window.getSelection()?.selectAllChildren(element);
    setOutcome(result);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      setOutcome(null);
    }, SHOWN_MS[result]);
  };
  return { outcome, copy };
}
