import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { inject } from 'vitest';

/** Pages with storage that they share, and what they write to the console. */
export interface WatchedContext {
  readonly context: BrowserContext;
  /** Messages and uncaught errors since the last call, a line for each. */
  readonly takeMessages: () => readonly string[];
}

/** Makes a context whose addresses are relative to the built site. */
export async function newWatchedContext(
  browser: Browser,
  options: BrowserContextOptions,
): Promise<WatchedContext> {
  const context = await browser.newContext({ baseURL: inject('siteUrl'), ...options });
  const messages: string[] = [];
  context.on('console', (message) =>
    messages.push(`console.${message.type()}: ${message.text()} (${message.location().url})`),
  );
  context.on('weberror', (error) =>
    messages.push(`uncaught: ${error.error().stack ?? error.error().message}`),
  );
  return { context, takeMessages: () => messages.splice(0) };
}
