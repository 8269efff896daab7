import { onVisit } from '@site/src/framework/visits';

/** Positions are rounded: a box with a pixel more has nothing to scroll to. */
const ROUNDING = 1;

/** How far from the window a box is looked at: a page can hold hundreds, and each look is work. */
const NEAR = '300px';

type BoxListener = (box: HTMLElement) => void;

const listeners: BoxListener[] = [];

/** Calls back when a box near the window may scroll otherwise than before: it, or what it holds, has another size. */
export function onBoxChange(listener: BoxListener): void {
  listeners.push(listener);
}

/** Lets the keyboard reach a box while it scrolls (WCAG 2.1.1), and only then: it is a stop without a purpose otherwise. */
function markScrolling(box: HTMLElement): void {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = box;
  const scrolls = scrollWidth > clientWidth + ROUNDING || scrollHeight > clientHeight + ROUNDING;
  if (scrolls === box.hasAttribute('tabindex')) return;
  const attributes = { tabindex: '0', role: 'group', 'aria-label': box.dataset.scrollBox ?? '' };
  for (const [name, value] of Object.entries(attributes))
    if (scrolls) box.setAttribute(name, value);
    else box.removeAttribute(name);
}

/** Follows the boxes of each page: elements with `data-scroll-box`, which says what the box is when it has the focus. */
export function bind(): void {
  onBoxChange(markScrolling);
  const sizes = new ResizeObserver((entries) => {
    const boxes = entries.map(({ target }) => target.closest<HTMLElement>('[data-scroll-box]'));
    for (const box of new Set(boxes)) if (box !== null) for (const listener of listeners) listener(box);
  });
  const near = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        for (const observed of [target, ...target.children]) sizes.observe(observed);
      }
    },
    { rootMargin: NEAR },
  );
  onVisit((visit, previous) => {
    if (visit.pathname === previous?.pathname) return;
    sizes.disconnect();
    near.disconnect();
    for (const box of document.querySelectorAll('[data-scroll-box]')) near.observe(box);
  });
}
