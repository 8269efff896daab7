import { onVisit } from '@site/components/browser/navigation/visits';
import { wantIslands } from '@site/components/browser/navigation/wanted-islands';
import {
  changeShownItems,
  onShownItems,
  shownItems,
} from '@site/components/writing/Checklist/state/shown-items';
import { toggled } from '@site/components/writing/Checklist/state/stored';

const lists = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-checklist]')];

function tickAll(): void {
  for (const list of lists()) {
    const done = shownItems(list.dataset.checklist ?? '');
    for (const box of list.querySelectorAll<HTMLInputElement>('[data-check-item]'))
      box.checked = done.has(box.value);
    // Its status is rendered for a list with nothing done.
    if (done.size > 0) wantIslands(list);
  }
}

/** Lets the reader tick the items of checklists. */
export function bind(): void {
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.matches('[data-check-item]')) return;
    const name = target.closest<HTMLElement>('[data-checklist]')?.dataset.checklist;
    if (name !== undefined) changeShownItems(name, toggled(shownItems(name), target.value));
  });
  let stop: (() => void)[] = [];
  onVisit(() => {
    for (const end of stop) end();
    stop = lists().map((list) => onShownItems(list.dataset.checklist ?? '', tickAll));
    tickAll();
  });
}
