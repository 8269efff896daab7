import { useEffect, useState } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { isFrugalConnection } from '@site/src/lib/connection/frugal-connection';
import type { SearchUrls } from '@site/src/lib/search/documents';

/** For browsers without `requestIdleCallback`, such as Safari. */
const IDLE_AFTER_MILLISECONDS = 1000;

/** Until then a reader would see a word flash; from a warm cache the index comes sooner. */
const SLOW_AFTER_MILLISECONDS = 1000;

/** Runs a task when the browser has time; the returned function cancels it. */
function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(task, IDLE_AFTER_MILLISECONDS);
    return () => {
      clearTimeout(timer);
    };
  }
  const handle = requestIdleCallback(task);
  return () => {
    cancelIdleCallback(handle);
  };
}

async function loadIndex(urls: SearchUrls): Promise<void> {
  const { loadSearch } = await import('@site/src/lib/search/client');
  await loadSearch(urls);
}

/**
 * Starts the search when the browser has time; on a slow or metered connection only when the reader opens it.
 *
 * @param isWanted whether it is open
 * @param onLoad called when the index is there
 * @returns whether it is about to be there, and whether that takes so long that the reader should know
 */
export function useSearchIndex(
  urls: SearchUrls,
  isWanted: boolean,
  onLoad: () => void,
): { readonly isLoading: boolean; readonly isSlow: boolean } {
  const isFrugal = useIsBrowser() && isFrugalConnection();
  const [isSettled, setSettled] = useState(false);
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = (): void => {
      timer = setTimeout(() => {
        setSlow(true);
      }, SLOW_AFTER_MILLISECONDS);
      const settle = (): void => {
        clearTimeout(timer);
        setSlow(false);
        setSettled(true);
      };
      // The dialog shows a failure, with a way to try again.
      loadIndex(urls).then(onLoad).then(settle, settle);
    };
    const cancel = isWanted || isFrugalConnection() ? undefined : whenIdle(load);
    if (isWanted) load();
    return () => {
      cancel?.();
      clearTimeout(timer);
    };
  }, [urls, isWanted, onLoad]);
  return { isLoading: !isSettled && (isWanted || !isFrugal), isSlow };
}
