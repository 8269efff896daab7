/** Lists with a cursor. */

import type { JsonObject } from '../json';
/** Where a page ends. Opaque to the caller. */
const cursorOf = ({ id }: { readonly id: string }): string =>
  btoa(JSON.stringify({ next: encodeURIComponent(id) })).replace(/=+$/, '');

/** One page of a list. */
export interface CursorPage<Item> {
  readonly shown: readonly Item[];
  /** As the API writes it; `next` is absent on the last page. */
  readonly pagination: JsonObject;
}

/**
 * Cuts a page out of a list.
 *
 * @param start the cursor of the page before. Absent or empty for the first page
 */
export function cursorPage<Item extends { readonly id: string }>(
  all: readonly Item[],
  size: number,
  start: string | undefined,
): CursorPage<Item> {
  const isFirst = start === undefined || start === '';
  const place = isFirst ? -1 : all.findIndex((item) => cursorOf(item) === start);
  const rest = isFirst || place !== -1 ? all.slice(place + 1) : [];
  const shown = rest.slice(0, size);
  const last = shown.at(-1);
  const isMore = last !== undefined && rest.length > shown.length;
  return { shown, pagination: { page_size: shown.length, ...(isMore ? { next: cursorOf(last) } : {}) } };
}
