import { READ_PAGES_KEY } from '../../../engines/read-pages';

/**
 * Keeps room under the title where a page will say that it has changed since it was read (`app/shell/ChangedMark`), so
 * that nothing moves when it does. Runs in the page.
 *
 * @param change of the page, in seconds since 1970, absent where it isn't known
 */
export function roomForMark(change = '0'): void {
  try {
    const pages = JSON.parse(localStorage[READ_PAGES_KEY] as string) as Record<string, [number]>;
    const [before] = pages[location.pathname] as [number];
    document.documentElement.toggleAttribute('data-changed', before < +change);
  } catch {
    // The page was never read, or nothing is known of it, as where there's no storage.
  }
}
