/**
 * Every entry of the history keeps what the reader looked at. The router returns to a position in pixels,
 * which is another place once the page has another height: samples of another language or environment show, a fold is
 * closed again, or operations are laid out whose height was guessed. Where it hasn't, it's left to the router. Bound last: it returns after the others have
 * changed the page.
 */
import { beforeVisit, onVisit, type Visit } from '@site/components/browser/navigation/visits';
import { placeOnPage, returnTo, type PlaceOnPage } from '../reading-place/reading-place';
import { ENVIRONMENT_ATTRIBUTE, TAB_ATTRIBUTES } from '../../../engines/sample-preferences';
import { onShownChange, shownValue } from './shown';

/**
 * How long the page rests before its place is kept, in milliseconds: Safari rejects more than 100 changes in 30
 * seconds.
 */
const REST = 350;

interface RememberedPlace extends PlaceOnPage {
  /** What the samples showed. */
  readonly samples: string;
  /** Of the whole page, in pixels. */
  readonly height: number;
}

/** Where the browser keeps the place: an entry takes its state with it, and no storage has to be allowed. */
interface EntryState {
  readonly readingPlace?: RememberedPlace;
}

const entryState = (): EntryState | null => window.history.state as EntryState | null;

function shownSamples(): string {
  return [...Object.values(TAB_ATTRIBUTES), ENVIRONMENT_ATTRIBUTE].map(shownValue).join();
}

const pageHeight = (): number => document.documentElement.scrollHeight;

/** Set while a place is still to be kept. */
let timer: number | undefined;
/** From the change of the address until its page shows: what shows belongs to another entry. */
let isBetweenPages = true;
/** Where the entry that the reader goes to has to be shown. */
let returning: RememberedPlace | undefined;

function cancel(): void {
  window.clearTimeout(timer);
  timer = undefined;
}

function remember(): void {
  cancel();
  const place = placeOnPage();
  if (place === null) return;
  const readingPlace: RememberedPlace = { ...place, samples: shownSamples(), height: pageHeight() };
  try {
    window.history.replaceState({ ...entryState(), readingPlace } satisfies EntryState, '');
  } catch {
    // Too many changes in a short time: the next one is kept.
  }
}

function rememberSoon(): void {
  if (isBetweenPages) return;
  cancel();
  timer = window.setTimeout(remember, REST);
}

/** The reader can be about to leave. */
function rememberNow(): void {
  if (timer !== undefined) remember();
}

/**
 * A document that is loaded again gets its position from the browser, before its scripts are there: the router returns
 * to it when they are, and keeps the browser from doing so. The page is then whole, so it has to be now.
 */
function leaveToBrowser(): void {
  rememberNow();
  window.history.scrollRestoration = 'auto';
  const place = window.scrollY > 0 ? placeOnPage() : null;
  document.documentElement.toggleAttribute('data-whole', true);
  if (place !== null) returnTo(place);
}

/**
 * Returns to a place immediately, for what is painted next, and after the router, which restores a position in pixels.
 */
function returnForGood(place: PlaceOnPage): void {
  returnTo(place);
  requestAnimationFrame(() => {
    returnTo(place);
  });
}

/** What is done when the reader goes to an entry: its state is there already, its page is not. */
function prepare({ key }: Visit): void {
  cancel();
  isBetweenPages = true;
  returning = key === '' ? undefined : entryState()?.readingPlace;
}

function hasChanged({ samples, height }: RememberedPlace): boolean {
  return samples !== shownSamples() || height !== pageHeight();
}

function arrive(): void {
  isBetweenPages = false;
  if (returning !== undefined && hasChanged(returning)) returnForGood(returning);
  returning = undefined;
  rememberSoon();
}

/** Keeps the reader's place in each entry of the history. */
export function bind(): void {
  window.addEventListener('scroll', rememberSoon, { passive: true });
  window.addEventListener('click', rememberNow, { capture: true });
  window.addEventListener('pagehide', leaveToBrowser);
  onShownChange(rememberSoon);
  beforeVisit(prepare);
  onVisit(arrive);
}
