import { useEffect, useRef, useState } from 'react';
import { copyText, SHOWN_MS, type CopyOutcome } from './copy-text';

/** Copying for a component. Gives the last attempt's result, which is null before it and again after a while. */
export function useCopy(): {
  readonly outcome: CopyOutcome | null;
  readonly copy: (text: string, shownBy: HTMLElement) => Promise<void>;
} {
  const [outcome, setOutcome] = useState<CopyOutcome | null>(null);
  const timer = useRef<number>(undefined);
  useEffect(
    () => () => {
      window.clearTimeout(timer.current);
    },
    [],
  );
  const copy = async (text: string, shownBy: HTMLElement): Promise<void> => {
    const result = await copyText(text, shownBy);
    setOutcome(result);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      setOutcome(null);
    }, SHOWN_MS[result]);
  };
  return { outcome, copy };
}
