import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** False while pages are rendered as HTML, true in the browser, where an island can differ from its HTML. */
export function useIsBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
