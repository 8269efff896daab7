/**
 * The addresses that a reader goes to without leaving the document. Astro's router tells of pages that it swaps; an
 * address that differs in its fragment alone is noticed here.
 */
import { runIsolated } from '../controls/run-isolated';
import { onAddressReplaced } from './replace-address';

/** An address that the reader is at. */
export interface Visit {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  /** Of the entry in the history: the same again when the reader comes back to it; empty before it's made. */
  readonly key: string;
}

/**
 * @param visit where the reader goes, or is
 * @param previous where the reader was; null on the first page
 */
type VisitListener = (visit: Visit, previous: Visit | null) => void;

const arrivals: VisitListener[] = [];
const departures: VisitListener[] = [];
let current: Visit | null = null;

interface EntryState {
  readonly key?: string;
}

/** The key of the history's entry, which gets one when the reader is there for the first time. */
function keyOfEntry(): string {
  const state = window.history.state as EntryState | null;
  if (state?.key !== undefined) return state.key;
  const key = Math.random().toString(36).slice(2);
  // Without a state, the router has not seen the entry yet; it writes one when it does.
  if (state !== null) window.history.replaceState({ ...state, key }, '');
  return key;
}

function visitNow(): Visit {
  const { pathname, search, hash } = window.location;
  return { pathname, search, hash, key: keyOfEntry() };
}

/** Calls back before the page of an address shows, the first too. */
export function beforeVisit(listener: VisitListener): void {
  departures.push(listener);
}

/** Calls back when the page of an address shows, the first too. */
export function onVisit(listener: VisitListener): void {
  arrivals.push(listener);
}

/** A listener that throws keeps no other from being told. */
function tell(listeners: readonly VisitListener[], visit: Visit, previous: Visit | null): void {
  for (const listener of listeners)
    runIsolated(() => {
      listener(visit, previous);
    });
}

function arrive(): void {
  const visit = visitNow();
  const previous = current;
  current = visit;
  tell(arrivals, visit, previous);
}

function leaveFor(visit: Visit): void {
  tell(departures, visit, current);
}

/** Notices an address that differs from the last in its fragment or its query, and tells of it. */
function noticeChange(): void {
  const { pathname, search, hash } = window.location;
  if (pathname !== current?.pathname) return;
  if (search === current.search && hash === current.hash) return;
  leaveFor(visitNow());
  arrive();
}

/** The page has written another address for where the reader is already. */
function followReplacedAddress(): void {
  if (current === null) return;
  const { search, hash } = window.location;
  current = { ...current, search, hash };
}

/** Starts to tell of visits, with the first. Called once, when all listeners are there. */
export function startVisits(): void {
  document.addEventListener('astro:before-swap', ({ to, navigationType }) => {
    // A new entry is made when the page is there: the state still belongs to the page that the reader leaves.
    const state = navigationType === 'traverse' ? (window.history.state as EntryState | null) : null;
    leaveFor({ pathname: to.pathname, search: to.search, hash: to.hash, key: state?.key ?? '' });
  });
  document.addEventListener('astro:after-swap', arrive);
  onAddressReplaced(followReplacedAddress);
  // The router changes the address on its own, and the browser sees no change of the fragment.
  for (const event of ['click', 'popstate', 'hashchange'])
    window.addEventListener(event, () => {
      setTimeout(noticeChange);
    });
  leaveFor(visitNow());
  arrive();
}
