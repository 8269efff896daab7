import { replaceAddress } from '@site/components/browser/navigation/replace-address';
import { onVisit } from '@site/components/browser/navigation/visits';
import { copyMessage, copyText, SHOWN_MS } from '@site/components/browser/controls/copy-text';
import { onClickOn } from '@site/components/browser/controls/on-document';
import { hashTarget } from '@site/components/browser/reading-place/hash-target';
import { addressWithFilter, filterInAddress } from './filter-in-address';
import { findLinkedRow, showMatchingRows } from './rows';

function show(field: HTMLInputElement, words: string): void {
  const box = field.closest<HTMLElement>('[data-rows]');
  if (box === null) return;
  field.value = words;
  const { shown, all } = showMatchingRows(box, words);
  const count = box.querySelector('[data-filter-count]');
  if (count !== null) count.textContent = words === '' ? '' : `${String(shown)} of ${String(all)} rows`;
}

function change(field: HTMLInputElement, words: string): void {
  show(field, words);
  replaceAddress(addressWithFilter(window.location.href, field.dataset.filter ?? '', words));
}

/** Shows what the address says; a row that it leads to shows in any case. */
function followAddress(field: HTMLInputElement): void {
  const words = filterInAddress(window.location.search, field.dataset.filter ?? '');
  if (words !== field.value) show(field, words);
  const box = field.closest<HTMLElement>('[data-rows]');
  const row = box === null ? undefined : findLinkedRow(box, window.location.hash);
  if (row?.hidden !== true) return;
  change(field, '');
  hashTarget(window.location.hash)?.scrollIntoView();
}

const timers = new WeakMap<Element, number>();

/** One message says for all values of a table what came of copying one. */
async function copyValue(button: HTMLButtonElement): Promise<void> {
  const message = button.closest('[data-rows]')?.querySelector('[data-copy-message]');
  const outcome = await copyText(button.value, button.parentElement?.querySelector('code') ?? button);
  if (!message) return;
  message.textContent = copyMessage(outcome, ` ${button.value}`);
  window.clearTimeout(timers.get(message));
  const hide = (): void => {
    message.textContent = '';
  };
  timers.set(message, window.setTimeout(hide, SHOWN_MS[outcome]));
}

/** Lets the reader filter long tables and copy their values. */
export function bind(): void {
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches('[data-filter]')) change(target, target.value);
  });
  onClickOn('[data-copy-value]', (button) => {
    void copyValue(button as HTMLButtonElement);
  });
  onVisit(() => {
    for (const field of document.querySelectorAll<HTMLInputElement>('[data-filter]')) followAddress(field);
  });
}
