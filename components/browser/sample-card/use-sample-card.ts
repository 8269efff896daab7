import { useCallback, useSyncExternalStore } from 'react';
import { sampleCardSlot } from './slot';

/** The samples' stored card, as `writeSampleCard` writes it, or null for none and while the page is rendered as HTML. */
export function useSampleCard(): string | null {
  return useSyncExternalStore(
    useCallback((onChange: () => void) => sampleCardSlot().listen(onChange), []),
    () => sampleCardSlot().get(),
    () => null,
  );
}
