import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';
import { findBrowser } from '../../scripts/lib/find-browser.ts';
import { METERED, reportConnection } from './connection.ts';
import { endPage, openSharedContext, type SharedContext } from './shared-context.ts';
import { newWatchedContext } from './watched-context.ts';

let launched: Promise<Browser> | undefined;

/**
 * The browser of all test files that one worker runs, without a window. It is started once, and ends with the worker.
 * Two workers have two: the clipboard belongs to a browser.
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
  /**
   * Whether the page fetches what a reader may want next: the search when its box is pointed at, and pages whose links
   * are. Otherwise it behaves as on a metered connection.
   */
  readonly fetchesAhead?: boolean;
  /** Each has to match a message, and each message has to be matched by one. */
  readonly expectedMessages?: readonly RegExp[];
}

/** A page that one test uses, or several of them one after another. */
export interface LentPage {
  readonly page: Page;
  /** What the page has written to the console since the last call, a line for each message. */
  readonly takeMessages: () => readonly string[];
  /**
   * Ends all that was done with the page.
   *
   * @returns the messages since the last call of `takeMessages`
   */
  readonly giveBack: () => Promise<readonly string[]>;
  /** Ends the page and its context after a failure: nobody knows what state they are in. */
  readonly discard: () => Promise<void>;
}

/**
 * Opens a page that has its own storage, and addresses relative to the built site. Tests share contexts, one after
 * another, unless their options can be set only when a context is made.
 */
export async function lendPage(options: Omit<PageOptions, 'expectedMessages'>): Promise<LentPage> {
  const { ownContext = false, fetchesAhead = true, ...contextOptions } = options;
  const { viewport, reducedMotion, colorScheme, permissions, ...others } = contextOptions;
  // An option that is undefined is none.
  const isShared = !ownContext && JSON.stringify(others) === '{}';
  const lent = isShared
    ? await lendFromSharedContext({ viewport, reducedMotion, colorScheme, permissions })
    : await lendFromOwnContext(contextOptions);
  if (!fetchesAhead) await reportConnection(lent.page, METERED);
  return lent;
}

/**
 * Lets a test use a page of `lendPage`. Whatever the page writes to the console, and every error that nothing catches,
 * fails the test unless it is expected.
 *
 * @throws what the test throws, or else an error that lists the messages
 */
export async function withPage(options: PageOptions, use: (page: Page) => Promise<void>): Promise<void> {
  const { expectedMessages = [], ...others } = options;
  const lent = await lendPage(others);
  try {
    await use(lent.page);
  } catch (error) {
    await lent.discard();
    throw error;
  }
  checkMessages(await lent.giveBack(), expectedMessages);
}

/** What a page or a context can be given at any time. */
type PageState = Pick<BrowserContextOptions, 'viewport' | 'reducedMotion' | 'colorScheme' | 'permissions'>;

/** Contexts that no test uses at the moment. */
const freeContexts: SharedContext[] = [];

async function lendFromSharedContext({
  viewport,
  reducedMotion,
  colorScheme,
  permissions,
}: PageState): Promise<LentPage> {
  const shared = freeContexts.pop() ?? (await openSharedContext(await workerBrowser()));
  if (permissions) await shared.context.grantPermissions(permissions);
  const page = await shared.context.newPage();
  if (viewport) await page.setViewportSize(viewport);
  if (reducedMotion ?? colorScheme) await page.emulateMedia({ reducedMotion, colorScheme });
  return {
    page,
    takeMessages: shared.takeMessages,
    giveBack: async () => {
      const messages = await shared.reset();
      freeContexts.push(shared);
      return messages;
    },
    discard: () => endContext(shared.context),
  };
}

async function lendFromOwnContext(options: BrowserContextOptions): Promise<LentPage> {
  const { context, takeMessages } = await newWatchedContext(await workerBrowser(), options);
  const page = await context.newPage();
  return {
    page,
    takeMessages,
    giveBack: async () => {
      await endContext(context);
      return takeMessages();
    },
    discard: () => endContext(context),
  };
}

async function endContext(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map(endPage));
  await context.close();
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
