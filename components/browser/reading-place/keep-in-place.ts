/** How far the browser might have rounded a position, in pixels. */
const ROUNDING = 0.5;
/** Each attempt ends closer, or scrolls twice as far. */
const ATTEMPTS = 8;

/** Where an element is on the screen, and the part of the page that it moves with: their upper edges. */
export interface ScreenPosition {
  readonly top: number;
  readonly topOfPart: number;
}

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

/**
 * The part of the page that an element moves with: around what sticks to the window, which hides that the page moved.
 */
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

/** The place that an element has now. */
export function placeOf(element: Element): ScreenPosition {
  return { top: topOf(element), topOfPart: topOf(movingPart(element)) };
}

/** Scrolls until an element is at a place that it had, or as close to it as the page allows. */
export function bringBack(element: Element, { top, topOfPart }: ScreenPosition): void {
  scrollTo(movingPart(element), topOfPart);
  scrollTo(element, top);
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
 * Changes the page while an element stays where it is on the screen. Where the page would have to scroll beyond one of
 * its ends, it gets room there until the next change.
 *
 * @param element what the reader looks at; null keeps nothing in place
 * @param change changes the height of what is around it, immediately
 */
export function keepInPlace(element: HTMLElement | null, change: () => void): void {
  if (element === null) {
    change();
    return;
  }
  const place = placeOf(element);
  pauseScrollAnchoring();
  takeBackRoom();
  takeBackRoom = () => undefined;
  change();
  bringBack(element, place);
  const missing = topOf(element) - place.top;
  if (missing > ROUNDING) addRoom(document.body, 'paddingBottom', missing);
  if (missing < -ROUNDING) addRoom(element, 'marginTop', -missing);
  scrollTo(element, place.top);
}

/** Takes back the room that a change needed; for a new page, which starts without it. */
export function forgetPlaces(): void {
  takeBackRoom();
  takeBackRoom = () => undefined;
}
