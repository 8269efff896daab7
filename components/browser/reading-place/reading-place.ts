import { isLaidOut } from './is-laid-out';
import { bringBack, placeOf, type ScreenPosition } from './keep-in-place';

/** What can be recognized while samples change: none of it is inside the panel of a language. */
const MARKS = 'main :is(h1, h2, h3, h4, p, li, tr, [role="tablist"]):not([data-panel] *)';

/** A place of the page that outlasts the page: a mark, counted from the first, and where it was on the screen. */
export interface PlaceOnPage extends ScreenPosition {
  readonly mark: number;
}

const allMarks = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>(MARKS)];

/** Whether an element is laid out; what a closed fold holds is, but not for the reader. */
function isShown(mark: HTMLElement): boolean {
  return mark.getClientRects().length > 0 && mark.closest('details:not([open])') === null;
}

/** Whether an element sticks to the window: where it is says nothing about what is read. */
function isInStickyPart(mark: HTMLElement): boolean {
  for (let part: Element | null = mark; part !== null; part = part.parentElement)
    if (getComputedStyle(part).position === 'sticky') return true;
  return false;
}

/** The number of the mark that the reader probably looks at: the last that begins in the upper third of the window. */
function readMark(marks: readonly HTMLElement[]): number {
  const isAbove = (mark: HTMLElement): boolean => mark.getBoundingClientRect().top <= window.innerHeight / 3;
  const read = marks.findLastIndex(
    (mark) => isLaidOut(mark) && isAbove(mark) && isShown(mark) && !isInStickyPart(mark),
  );
  return read < 0 ? marks.findIndex(isShown) : read;
}

/** The element of the text that the reader probably looks at; null on a page without text. */
export function readingPlace(): HTMLElement | null {
  const marks = allMarks();
  return marks[readMark(marks)] ?? null;
}

/** Where the reader is on the page, for `returnTo`; null on a page without text. */
export function placeOnPage(): PlaceOnPage | null {
  const marks = allMarks();
  const mark = readMark(marks);
  const element = marks[mark];
  return element === undefined ? null : { mark, ...placeOf(element) };
}

/** Scrolls to where the reader was on this page, whatever the height of its samples is now. */
export function returnTo({ mark, ...place }: PlaceOnPage): void {
  // A fold that was open is closed when the page comes back: what is before it is the nearest place.
  const element = allMarks()
    .slice(0, mark + 1)
    .findLast(isShown);
  if (element !== undefined) bringBack(element, place);
}
