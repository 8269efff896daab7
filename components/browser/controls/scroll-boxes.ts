import { onVisit } from '@site/components/browser/navigation/visits';
import { ISLAND_STARTED } from '@site/components/browser/navigation/wanted-islands';

/** Positions are rounded, so a box with a pixel more has nothing to scroll to. */
const ROUNDING = 1;

/** How far from the window a box is looked at. A page can have hundreds, and each look is work. */
const NEAR = '300px';

type BoxListener = (box: HTMLElement) => void;

const listeners: BoxListener[] = [];

/** Calls back when a box near the window can scroll otherwise than before: it, or what it holds, has another size. */
export function onBoxChange(listener: BoxListener): void {
  listeners.push(listener);
}

/** Whether a box scrolls, and isn't marked so, or the other way round. */
function isMarkedWrong(box: HTMLElement): boolean {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = box;
  const scrolls = scrollWidth > clientWidth + ROUNDING || scrollHeight > clientHeight + ROUNDING;
  return scrolls !== box.hasAttribute('tabindex');
}

/**
 * The name of a box. One without its own takes the name of its table, or of the code that the button before it wraps.
 * Pages have hundreds of boxes, and repeating each name would make them heavier.
 */
function nameOf({ dataset, firstElementChild, parentElement }: HTMLElement): string {
  const table = firstElementChild?.ariaLabel;
  const wrap = parentElement?.querySelector('[data-wrap]')?.ariaLabel;
  return dataset.scrollBox || (table ?? wrap?.replace('Wrap t', 'T') ?? 'Table');
}

/** Makes a box a stop of the keyboard, or takes that back. */
function toggleStop(box: HTMLElement): void {
  const scrolls = !box.hasAttribute('tabindex');
  const attributes = { tabindex: '0', role: 'group', 'aria-label': nameOf(box) };
  for (const [name, value] of Object.entries(attributes))
    if (scrolls) box.setAttribute(name, value);
    else box.removeAttribute(name);
}

/** Lets the keyboard reach a box while it scrolls (WCAG 2.1.1), and only then: it is a stop without a purpose otherwise. */
function markScrolling(box: HTMLElement): void {
  if (isMarkedWrong(box)) toggleStop(box);
}

/** Follows the boxes of each page: elements with `data-scroll-box`, a label for when the box has the focus. */
export function bind(): void {
  onBoxChange(markScrolling);
  const sizes = new ResizeObserver((entries) => {
    const boxes = entries.map(({ target }) => target.closest<HTMLElement>('[data-scroll-box]'));
    for (const box of new Set(boxes)) if (box !== null) for (const listener of listeners) listener(box);
  });
  const far = new Set<HTMLElement>();
  const near = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) follow(target as HTMLElement);
    },
    { rootMargin: NEAR },
  );
  const follow = (box: HTMLElement): void => {
    near.unobserve(box);
    far.delete(box);
    for (const observed of [box, ...box.children]) sizes.observe(observed);
  };
  // The next stop can be far from the window, and the browser looks for it as soon as the key is down.
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Tab') return;
    // All are looked at before one changes, so that the page is laid out once.
    for (const box of [...far].filter(isMarkedWrong)) toggleStop(box);
    for (const box of far) follow(box);
  });
  const add = (boxes: Iterable<HTMLElement>): void => {
    for (const box of boxes) {
      far.add(box);
      near.observe(box);
    }
  };
  // An island renders boxes long after the visit, and until it starts, React expects its HTML as it was rendered.
  const additions = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof HTMLElement) add(node.querySelectorAll<HTMLElement>('[data-scroll-box]'));
  });
  onVisit((visit, previous) => {
    if (visit.pathname === previous?.pathname) return;
    sizes.disconnect();
    near.disconnect();
    additions.disconnect();
    far.clear();
    add(document.querySelectorAll<HTMLElement>('[data-scroll-box]:not([data-island] *)'));
  });
  document.addEventListener(ISLAND_STARTED, ({ target }) => {
    const island = target as HTMLElement;
    add(island.querySelectorAll<HTMLElement>('[data-scroll-box]'));
    additions.observe(island, { childList: true, subtree: true });
  });
}
