import { READ_PAGES_KEY } from '../lib/read-pages';

/**
 * Keeps room under the title where a page will say that it has changed since it was read (`src/shell/ChangedMark`), so
 * that nothing moves when it does. Runs in the page.
 *
 * @param change of the page, in seconds since 1970, absent where it isn't known
 */
export function roomForMark(change: string | undefined): void {
  try {
    const pages = JSON.parse(localStorage.getItem(READ_PAGES_KEY) ?? '{}') as Record<string, number[]>;
    const [before = Infinity] = pages[location.pathname] ?? [];
    document.documentElement.toggleAttribute('data-changed', before < Number(change));
  } catch {
    // Without storage, or with a damaged one, no page was read.
  }
}
