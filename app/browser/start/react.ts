/**
 * What `react` is in the browser: Preact, which runs the same components with an eighth of the bytes. Pages are rendered by
 * React. `app/astro/react-in-browser.ts` puts this file in React's place. A build ends with an error where a
 * component imports something that isn't listed. `createElement` and `startTransition` are for Astro's entry, which is
 * built although no page loads it.
 */
import { useState } from 'preact/compat';

export {
  Component,
  createContext,
  createElement,
  Fragment,
  startTransition,
  lazy,
  memo,
  Suspense,
  useCallback,
  useContext,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'preact/compat';

let ids = 0;

/**
 * An ID for a component, by which labels find their fields. Preact counts from the start in each root, so two islands of
 * a page would share their IDs, see https://github.com/preactjs/preact/issues/3781
 */
export function useId(): string {
  return useState(() => `island-${String((ids += 1))}`)[0];
}
