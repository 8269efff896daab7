import { prefetch } from 'astro:prefetch';
import { navigate } from 'astro:transitions/client';

const listeners = new Set<() => void>();

/** Calls back when the address of the page that shows has been rewritten, until what is returned is called. */
export function onAddressReplaced(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Writes another address of the page that shows into its entry of the history. */
export function replaceAddress(href: string): void {
  window.history.replaceState(window.history.state, '', href);
  for (const listener of listeners) listener();
}

/**
 * Goes to an address of the site, as a link would.
 *
 * @param history whether the entry of the page that shows stays
 */
export function goTo(href: string, history: 'push' | 'replace' = 'push'): void {
  void navigate(href, { history });
}

/** Fetches a page ahead; on a slow or metered connection it does not. */
export function fetchAhead(path: string): void {
  prefetch(path);
}
