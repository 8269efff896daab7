import { prefetch } from 'astro:prefetch';
import { navigate } from 'astro:transitions/client';

/**
 * Goes to a URL on the site, as a link would.
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
