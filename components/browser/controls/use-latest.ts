import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A function that stays the same while what it does changes: it calls the one from the last render. For handlers that are
 * handed to parts which needn't be rendered again, and for listeners that outlive a render.
 */
export function useLatest<Args extends readonly unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  }, [callback]);
  return useCallback((...args: Args) => latest.current(...args), []);
}
