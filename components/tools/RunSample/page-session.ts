import { useSyncExternalStore } from 'react';
import { onVisit } from '@site/components/browser/navigation/visits';
import { newSampleSession, type SampleSession } from '@site/engines/sample-runs';

/** One for all samples of the page that shows. */
let sampleSession = newSampleSession();
const listeners = new Set<() => void>();

/** Puts what a change makes of the page's sampleSession in its place. */
export function changeSession(change: (before: SampleSession) => SampleSession): void {
  sampleSession = change(sampleSession);
  for (const listener of listeners) listener();
}

onVisit((visit, previous) => {
  if (visit.pathname !== previous?.pathname) changeSession(newSampleSession);
});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What the reader has run on this page. */
export function useSampleSession(): SampleSession {
  return useSyncExternalStore(subscribe, () => sampleSession, newSampleSession);
}
