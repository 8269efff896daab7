import { onVisit } from '@site/components/browser/navigation/visits';
import { onClickOn } from '@site/components/browser/controls/on-document';
import { isLaidOut } from '@site/components/browser/reading-place/is-laid-out';
import { restWhileOpen } from '@site/components/browser/reading-place/rest-while-open';

function toggle(fold: HTMLElement): void {
  const button = fold.querySelector<HTMLElement>('[data-unfold]');
  if (button === null) return;
  const opens = !fold.hasAttribute('data-open');
  restWhileOpen(fold, opens);
  fold.toggleAttribute('data-open', opens);
  button.setAttribute('aria-expanded', String(opens));
  const label = button.querySelector('span');
  if (label !== null) label.textContent = opens ? 'Show less' : (button.dataset.unfold ?? '');
  // The end of the code was in view; the beginning can be far above.
  if (!opens) fold.scrollIntoView({ block: 'nearest' });
}

/** What is cut off in a fold. */
const CLIPPED = '[data-fold] pre, [data-clipped]';

/** The browser scrolls to what it finds, in a box that does not show it otherwise. */
function revealFound(box: EventTarget | null): void {
  if (!(box instanceof HTMLElement) || !box.matches(CLIPPED) || box.scrollTop === 0) return;
  const fold = box.closest<HTMLElement>('[data-fold]:not([data-open])');
  if (fold !== null) toggle(fold);
}

/** Lets the reader unfold long code, and what is long on a phone. */
export function bind(): void {
  onClickOn('[data-unfold]', (button) => {
    const fold = button.closest<HTMLElement>('[data-fold]');
    if (fold !== null) toggle(fold);
  });
  document.addEventListener(
    'scroll',
    ({ target }) => {
      revealFound(target);
    },
    { capture: true, passive: true },
  );
  // It might have done so before the page responded, for an address that points at a part of the text.
  onVisit(() => {
    requestAnimationFrame(() => {
      for (const box of document.querySelectorAll(CLIPPED)) if (isLaidOut(box)) revealFound(box);
    });
  });
}
