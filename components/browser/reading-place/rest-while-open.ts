/** How far the samples of an operation are below the place that they have at its start, in pixels. */
function scrolledBy(element: HTMLElement): number {
  const parent = element.closest('[data-operation]');
  if (parent === null) return 0;
  const start = parent.getBoundingClientRect().top + parseFloat(getComputedStyle(parent).paddingTop);
  return element.getBoundingClientRect().top - start - parent.clientTop;
}

/** What makes samples long, which is code in full and panels that run a sample. */
const OPEN = '[data-fold][data-open], [data-run][aria-expanded="true"]';

/**
 * Samples next to the text stay in view while the reader scrolls through it. With code shown in full, or run, they can be
 * longer than the window, so they stay where they are and scroll with the page.
 *
 * @param part in the column of samples. Elsewhere nothing happens
 * @param opens whether it is about to open, or to close
 */
export function restWhileOpen(part: HTMLElement, opens: boolean): void {
  const column = part.closest<HTMLElement>('[data-samples]');
  if (column === null) return;
  const open = column.querySelectorAll(OPEN).length + (opens ? 1 : -1);
  if (open === 0) column.removeAttribute('data-rests');
  else if (getComputedStyle(column).position === 'sticky') {
    column.style.setProperty('--rests-at', `${String(scrolledBy(column))}px`);
    column.dataset.rests = 'true';
  }
}
