import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { findBrowser } from '../../scripts/lib/find-browser.ts';
import { endPage, openSharedContext, type SharedContext } from './shared-context.ts';
import { newWatchedContext } from './watched-context.ts';

let launched: Promise<Browser> | undefined;

/**
 * The browser of all test files that one worker runs, without a window. It is started once, and ends with the worker. Two
 * workers have two: the clipboard belongs to a browser.
 *
 * @throws a sentence when there is none
 */
export function workerBrowser(): Promise<Browser> {
  launched ??= launchBrowser();
  return launched;
}

async function launchBrowser(): Promise<Browser> {
  const executablePath = findBrowser(process.env);
  if (executablePath === undefined)
    throw new Error('No Chromium was found. Set CHROME_PATH to the executable of one.');
  return chromium.launch({
    executablePath,
    // No sandbox: in a container the browser runs as root, and it opens pages of this project only.
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
}

/** How a page is opened: the options of Playwright, and the messages that the test expects. */
export interface PageOptions extends BrowserContextOptions {
  /** Whether the page needs a context that no other test uses, e.g. to install a clock. */
  readonly ownContext?: boolean;
  /** Each has to match a message, and each message has to be matched by one. */
  readonly expectedMessages?: readonly RegExp[];
}

/** Contexts that no test uses at the moment. */
const freeContexts: SharedContext[] = [];

/**
 * Lets a test use a page that has its own storage, and addresses relative to the built site. Whatever the page writes to
 * the console, and every error that nothing catches, fails the test unless it is expected. Tests share contexts, one after
 * another, unless their options can be set only when a context is made.
 *
 * @throws what the test throws, or else an error that lists the messages
 */
export async function withPage(options: PageOptions, use: (page: Page) => Promise<void>): Promise<void> {
  const { expectedMessages = [], ownContext = false, ...contextOptions } = options;
  const { viewport, reducedMotion, colorScheme, permissions, ...others } = contextOptions;
  // An option that is undefined is none.
  const isShared = !ownContext && JSON.stringify(others) === '{}';
  const messages = await (isShared
    ? useSharedContext({ viewport, reducedMotion, colorScheme, permissions }, use)
    : useOwnContext(contextOptions, use));
  checkMessages(messages, expectedMessages);
}

/** What a page or a context can be given at any time. */
type PageState = Pick<BrowserContextOptions, 'viewport' | 'reducedMotion' | 'colorScheme' | 'permissions'>;

async function useSharedContext(
  { viewport, reducedMotion, colorScheme, permissions }: PageState,
  use: (page: Page) => Promise<void>,
): Promise<readonly string[]> {
  const shared = freeContexts.pop() ?? (await openSharedContext(await workerBrowser()));
  try {
    if (permissions) await shared.context.grantPermissions(permissions);
    const page = await shared.context.newPage();
    if (viewport) await page.setViewportSize(viewport);
    if (reducedMotion ?? colorScheme) await page.emulateMedia({ reducedMotion, colorScheme });
    await use(page);
    const messages = await shared.reset();
    freeContexts.push(shared);
    return messages;
  } catch (error) {
    // Nobody knows what state the context is in.
    await Promise.all(shared.context.pages().map(endPage));
    await shared.context.close();
    throw error;
  }
}

async function useOwnContext(
  options: BrowserContextOptions,
  use: (page: Page) => Promise<void>,
): Promise<readonly string[]> {
  const { context, takeMessages } = await newWatchedContext(await workerBrowser(), options);
  try {
    await use(await context.newPage());
  } finally {
    await Promise.all(context.pages().map(endPage));
    await context.close();
  }
  return takeMessages();
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
