import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { checkMessages, workerBrowser } from './browser.ts';
import { newWatchedContext, type WatchedContext } from './watched-context.ts';

/** Pages that stay open and are used again and again, so that the browser compiles scripts and styles once. */
export interface PagePool {
  /**
   * Lends a page that nobody else uses, or opens another one. Whatever it writes to the console meanwhile, and every
   * error that nothing catches, fails the test unless it is expected.
   *
   * @throws what the test throws, or else an error that lists the messages
   */
  readonly withPage: (
    use: (page: Page) => Promise<void>,
    expectedMessages?: readonly RegExp[],
  ) => Promise<void>;
}

/**
 * Opens pages as they are needed. They are closed with the browser.
 *
 * @param prepare called with the context of each page before it opens anything
 */
export function pagePool(
  options: BrowserContextOptions,
  prepare: (context: BrowserContext) => Promise<void>,
): PagePool {
  const free: { readonly watched: WatchedContext; readonly page: Page }[] = [];
  const open = async () => {
    const watched = await newWatchedContext(await workerBrowser(), options);
    await prepare(watched.context);
    return { watched, page: await watched.context.newPage() };
  };
  return {
    withPage: async (use, expectedMessages = []) => {
      const lent = free.pop() ?? (await open());
      try {
        await use(lent.page);
      } catch (error) {
        // Nobody knows what state the page is in.
        await lent.watched.context.close();
        throw error;
      }
      // Only what this page wrote: the next one starts without a message.
      const messages = lent.watched.takeMessages();
      free.push(lent);
      checkMessages(messages, expectedMessages);
    },
  };
}
