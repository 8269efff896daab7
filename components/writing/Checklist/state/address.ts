const PARAMETER = 'done';
/** IDs of items are words with hyphens, so this never is part of one. */
const SEPARATOR = '.';

/**
 * The items that a URL marks as done (`?done=keys.tenant`).
 *
 * @param search the query of the address
 * @returns null when the address says nothing about it
 */
export function doneInAddress(search: string): ReadonlySet<string> | null {
  const value = new URLSearchParams(search).get(PARAMETER);
  return value === null ? null : new Set(value.split(SEPARATOR).filter((id) => id !== ''));
}

/** A URL with the items that are done, without the place on the page. */
export function addressWithDone(href: string, done: Iterable<string>): string {
  const address = new URL(href);
  address.hash = '';
  address.searchParams.set(PARAMETER, [...done].join(SEPARATOR));
  return address.href;
}

/** A URL that says nothing about items. */
export function addressWithoutDone(href: string): string {
  const address = new URL(href);
  address.searchParams.delete(PARAMETER);
  return address.href;
}
