import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** False while pages are drawn as HTML, and for the first look in the browser; an island can then differ from its HTML. */
export function useIsBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
