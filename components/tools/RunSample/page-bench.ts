import { useSyncExternalStore } from 'react';
import { onVisit } from '@site/components/browser/navigation/visits';
import { newBench, type Bench } from '@site/engines/sample-runs';

/** One for all samples of the page that shows. */
let bench = newBench();
const listeners = new Set<() => void>();

/** Puts what a change makes of the page's bench in its place. */
export function changeBench(change: (before: Bench) => Bench): void {
  bench = change(bench);
  for (const listener of listeners) listener();
}

onVisit((visit, previous) => {
  if (visit.pathname !== previous?.pathname) changeBench(newBench);
});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What the reader has run on this page. */
export function useBench(): Bench {
  return useSyncExternalStore(subscribe, () => bench, newBench);
}
