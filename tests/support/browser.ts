import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';
import { inject } from 'vitest';
import { findBrowser } from '../../scripts/lib/find-browser.ts';

/**
 * Starts a browser without a window.
 *
 * @throws a sentence when there is none
 */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = findBrowser(process.env);
  if (executablePath === undefined)
    throw new Error('No Chromium was found. Set CHROME_PATH to the executable of one.');
  return chromium.launch({
    executablePath,
    // No sandbox: in a container the browser runs as root, and it opens pages of this project only.
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
}

/** How a page is opened: what Playwright takes, and the messages that the test expects. */
export interface PageOptions extends BrowserContextOptions {
  /** Each has to match a message, and each message has to be matched by one. */
  readonly expectedMessages?: readonly RegExp[];
}

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

/**
 * Lets a test use a page that has its own storage, and addresses relative to the built site. Whatever the page writes to
 * the console, and every error that nothing catches, fails the test unless it is expected.
 *
 * @throws what the test throws, or else an error that lists the messages
 */
export async function withPage(
  browser: Browser,
  options: PageOptions,
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const { expectedMessages = [], ...contextOptions } = options;
  const { context, takeMessages } = await newWatchedContext(browser, contextOptions);
  try {
    await use(await context.newPage());
  } finally {
    // What still alters a response would fail the run, for a page that is gone.
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  }
  checkMessages(takeMessages(), expectedMessages);
}

/**
 * Compares what a page wrote to the console with what was expected.
 *
 * @throws a sentence for each message that nothing expected, and for each expected one that did not come
 */
export function checkMessages(messages: readonly string[], expected: readonly RegExp[]): void {
  const surprising = messages.filter((message) => !expected.some((pattern) => pattern.test(message)));
  const missing = expected.filter((pattern) => !messages.some((message) => pattern.test(message)));
  const problems = [
    ...surprising.map((message) => `The page reported: ${message}`),
    ...missing.map(
      (pattern) =>
        `The page reported nothing that matches ${String(pattern)}. Take it out of expectedMessages.`,
    ),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
