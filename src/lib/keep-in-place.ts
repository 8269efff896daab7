/** How far the browser may have rounded a position, in pixels. */
const ROUNDING = 0.5;
/** Each attempt ends closer, or scrolls twice as far. */
const ATTEMPTS = 8;

const topOf = (element: Element): number => element.getBoundingClientRect().top;

/** What was added so that an element could stay where it was; taken back with the next change. */
let takeBackRoom = (): void => undefined;

function addRoom(element: HTMLElement, property: 'marginTop' | 'paddingBottom', pixels: number): void {
  const takeBackEarlier = takeBackRoom;
  const before = element.style[property];
  element.style[property] = `${String(pixels)}px`;
  takeBackRoom = () => {
    takeBackEarlier();
    element.style[property] = before;
  };
}

/** The part of the page that an element moves with: around what sticks to the window, which hides that the page moved. */
function movingPart(element: Element): Element {
  for (let part: Element | null = element; part !== null; part = part.parentElement)
    if (getComputedStyle(part).position === 'sticky') return part.parentElement ?? part;
  return element;
}

/** Scrolls the boxes around an element, then the page, until its upper edge is at a place. */
function scrollTo(element: Element, place: number): void {
  for (let box = element.parentElement; box !== null && box !== document.body; box = box.parentElement)
    if (box.scrollHeight > box.clientHeight && getComputedStyle(box).overflowY === 'auto')
      box.scrollTop += topOf(element) - place;
  let step = 0;
  let missing = topOf(element) - place;
  for (let attempt = 0; attempt < ATTEMPTS && Math.abs(missing) > ROUNDING; attempt += 1) {
    const { scrollY } = window;
    step = step === 0 ? missing : step * 2;
    window.scrollBy({ top: step, behavior: 'instant' });
    const missed = missing;
    missing = topOf(element) - place;
    if (window.scrollY === scrollY) return;
    // It stuck to the window and did not move: further. Otherwise it is as far away as it seems.
    if (Math.abs(missing - missed) > ROUNDING) step = 0;
  }
}

/** The browser would correct once more what is corrected here. */
function pauseScrollAnchoring(): void {
  const { style } = document.documentElement;
  style.overflowAnchor = 'none';
  requestAnimationFrame(() => {
    requestAnimationFrame(() => {
      style.overflowAnchor = '';
    });
  });
}

/**
 * Changes the page while an element stays where it is on the screen. Where the page would have to scroll beyond one of its
 * ends, it gets room there until the next change.
 *
 * @param element what the reader looks at; null keeps nothing in place
 * @param change changes the height of what is around it, at once
 */
export function keepInPlace(element: HTMLElement | null, change: () => void): void {
  if (element === null) {
    change();
    return;
  }
  const part = movingPart(element);
  const [place, placeOfPart] = [topOf(element), topOf(part)];
  pauseScrollAnchoring();
  takeBackRoom();
  takeBackRoom = () => undefined;
  change();
  scrollTo(part, placeOfPart);
  scrollTo(element, place);
  const missing = topOf(element) - place;
  if (missing > ROUNDING) addRoom(document.body, 'paddingBottom', missing);
  if (missing < -ROUNDING) addRoom(element, 'marginTop', -missing);
  scrollTo(element, place);
}

/** Takes back the room that a change needed; for a new page, which starts without it. */
export function forgetPlaces(): void {
  takeBackRoom();
  takeBackRoom = () => undefined;
}

/** What can be recognized while samples change: none of it is inside the panel of a language. */
const MARKS = 'main :is(h1, h2, h3, h4, p, li, tr, [role="tablist"]):not([data-panel] *)';

/** The element of the text that the reader probably looks at: the last that begins in the upper third of the window. */
export function readingPlace(): HTMLElement | null {
  let place: HTMLElement | null = null;
  for (const mark of document.querySelectorAll<HTMLElement>(MARKS)) {
    if (mark.getClientRects().length === 0) continue;
    if (place !== null && topOf(mark) > window.innerHeight / 3) break;
    place = mark;
  }
  return place;
}
