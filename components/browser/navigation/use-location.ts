import { useSyncExternalStore } from 'react';
import { onAddressReplaced } from './replace-address';
import { onVisit } from './visits';

/** The parts of a URL that a component reads. */
export interface PlaceInAddress {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

const NOWHERE: PlaceInAddress = { pathname: '/', search: '', hash: '' };
const listeners = new Set<() => void>();
let known: PlaceInAddress = NOWHERE;

function tellListeners(): void {
  for (const listener of listeners) listener();
}

onVisit(tellListeners);
onAddressReplaced(tellListeners);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** One object for one address, as `useSyncExternalStore` wants it. */
function here(): PlaceInAddress {
  const { pathname, search, hash } = window.location;
  if (known.pathname !== pathname || known.search !== search || known.hash !== hash)
    known = { pathname, search, hash };
  return known;
}

/** The address that the reader is at; that of nowhere while pages are rendered. */
export function useLocation(): PlaceInAddress {
  return useSyncExternalStore(subscribe, here, () => NOWHERE);
}
