import type { Page, Route } from 'playwright-core';

/** The scripts of the site. */
export const SCRIPTS = '**/assets/*.js';

/** The page about errors, which many pages link to. */
export const ERRORS_PAGE = '**/docs/api/errors';

/** Requests that wait for a response. */
export interface HeldRequests {
  /** Waits until a request is held whose address contains the text. */
  readonly arrival: (part?: string) => Promise<void>;
  /** Responds to all that are held whose address contains the text, and to all that come later. */
  readonly release: (part?: string) => Promise<void>;
  /** Ends all that are held, as when the connection is lost. */
  readonly fail: () => Promise<void>;
}

/**
 * Holds requests back, as on a network so slow that no response comes until the test says so.
 *
 * @param pattern of addresses; a page's holds what is fetched and what the browser loads as a whole
 */
export async function holdRequests(page: Page, pattern: string | RegExp): Promise<HeldRequests> {
  const held = new Set<Route>();
  const released: string[] = [];
  await page.route(pattern, async (route) => {
    const url = route.request().url();
    if (released.some((part) => url.includes(part))) await route.fallback();
    else held.add(route);
  });
  const matching = (part: string): Route[] =>
    [...held].filter((route) => route.request().url().includes(part));
  return {
    arrival: async (part = '') => {
      while (matching(part).length === 0) await page.waitForTimeout(10);
    },
    release: async (part = '') => {
      released.push(part);
      for (const route of matching(part)) {
        held.delete(route);
        await route.fallback();
      }
    },
    fail: async () => {
      for (const route of held) await route.abort();
      held.clear();
    },
  };
}

/** Addresses of everything that the page requests from now on, in order. */
export function recordRequests(page: Page): readonly string[] {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  return addresses;
}
