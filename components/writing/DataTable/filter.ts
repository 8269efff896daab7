import { replaceAddress } from '@site/components/browser/navigation/replace-address';
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

/** Filters a table, and puts that into the page's URL. */
export function change(field: HTMLInputElement, words: string): void {
  show(field, words);
  replaceAddress(addressWithFilter(window.location.href, field.dataset.filter ?? '', words));
}

/** Shows what the URL says; a row that it leads to shows in any case. */
export function followAddress(field: HTMLInputElement): void {
  const words = filterInAddress(window.location.search, field.dataset.filter ?? '');
  if (words !== field.value) show(field, words);
  const box = field.closest<HTMLElement>('[data-rows]');
  const row = box === null ? undefined : findLinkedRow(box, window.location.hash);
  if (row?.hidden !== true) return;
  change(field, '');
  hashTarget(window.location.hash)?.scrollIntoView();
}
