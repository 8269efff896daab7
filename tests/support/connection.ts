import type { BrowserContext, Page } from 'playwright-core';

/** What a browser tells pages of its connection, in `navigator.connection`. */
export interface Connection {
  readonly saveData: boolean;
  readonly effectiveType: string;
  /** Round trip in milliseconds. */
  readonly rtt?: number;
}

/** A connection on which pages fetch nothing ahead: neither the search nor pages that are linked to. */
export const METERED: Connection = { saveData: true, effectiveType: '4g' };

/**
 * Makes the browser report a connection to pages that open from now on.
 *
 * @param target a page, or a context for all its pages to come
 */
export async function reportConnection(target: Page | BrowserContext, connection: Connection): Promise<void> {
  await target.addInitScript((reported) => {
    Object.defineProperty(Navigator.prototype, 'connection', { configurable: true, get: () => reported });
  }, connection);
}
