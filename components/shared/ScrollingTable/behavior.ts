import { onBoxChange } from '@site/components/browser/controls/scroll-boxes';

const BOXES = '[data-table-box]';

/** Says in `data-goes-on` at which ends the box hides columns; empty when the table fits. */
function markHiddenColumns(box: HTMLElement): void {
  const hidden = box.scrollWidth - box.clientWidth;
  const start = hidden > 1 && box.scrollLeft > 1 ? 'start' : '';
  const end = hidden > 1 && box.scrollLeft < hidden - 1 ? 'end' : '';
  box.dataset.goesOn = `${start} ${end}`.trim();
}

/** Keeps the heads of a table that scrolls sideways in view: no sticky position leaves the box that scrolls. */
function moveHeads(box: HTMLElement): void {
  const table = box.firstElementChild as HTMLTableElement;
  const lastRow = table.rows[table.rows.length - 1];
  if (box.dataset.goesOn === '' || lastRow === undefined) return;
  const head = table.tHead?.rows[0]?.cells[0];
  if (head === undefined) return;
  const { top } = table.getBoundingClientRect();
  // The only length of the style sheet that the browser works out in pixels before it is used.
  const bar = Number.parseFloat(getComputedStyle(head).scrollMarginTop);
  const most = lastRow.offsetTop - head.offsetHeight;
  table.style.setProperty('--heads-moved', `${String(Math.max(0, Math.min(bar - top, most)))}px`);
}

/**
 * Lets the style sheet know which columns of a table are out of sight, and keeps its heads in view. Without script, a
 * table scrolls anyway.
 */
export function bind(): void {
  const update = (box: HTMLElement): void => {
    markHiddenColumns(box);
    moveHeads(box);
  };
  onBoxChange((box) => {
    if (box.matches(BOXES)) update(box);
  });
  document.addEventListener(
    'scroll',
    ({ target }) => {
      if (target instanceof HTMLElement && target.matches(BOXES)) update(target);
      else if (target === document)
        for (const box of document.querySelectorAll<HTMLElement>(`${BOXES}:not([data-goes-on=""])`))
          moveHeads(box);
    },
    { capture: true, passive: true },
  );
}
