import type { Page, Route } from 'playwright-core';
import { FAILED_RESOURCE } from '../../../site/support/visitor.ts';

/** How a file fails to come. */
export interface Spoiling {
  readonly respond: (route: Route) => Promise<void>;
  /** What the browser writes about a script. About a file that's fetched, only where it's missing. */
  readonly message: RegExp;
}

/** The file is gone, and the site's page about that comes instead. */
export const MISSING: Spoiling = {
  respond: (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Page not found</h1>' }),
  message: FAILED_RESOURCE,
};

/** The first half of the file comes as if it were the whole. */
export const CUT_OFF: Spoiling = {
  respond: async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    // A browser doesn't keep what was cut off.
    const headers = { ...response.headers(), 'cache-control': 'no-store' };
    await route.fulfill({ response, headers, body: body.subarray(0, Math.floor(body.length / 2)) });
  },
  message: /^uncaught: |SyntaxError/,
};

/** Each with the end of its fault's name. */
export const SPOILINGS = [
  ['is missing', MISSING],
  ['is cut off', CUT_OFF],
] as const;

/**
 * Responds to requests for files in another way from now on.
 *
 * @returns how many were spoiled so far. A test expects at least one
 */
export async function spoil(
  page: Page,
  pattern: string,
  respond: Spoiling['respond'],
): Promise<() => number> {
  let spoiled = 0;
  await page.route(pattern, async (route) => {
    spoiled += 1;
    // The test can have ended by then.
    await respond(route).catch(() => undefined);
  });
  return () => spoiled;
}

/** Responds with a body of one's own. */
export const withBody =
  (body: string, contentType = 'application/json'): Spoiling['respond'] =>
  (route) =>
    route.fulfill({ body, contentType });
