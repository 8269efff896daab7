import type { Browser, BrowserContext, Page } from 'playwright-core';
import { newWatchedContext, type WatchedContext } from './watched-context.ts';

/** What changes every page of a context to come and cannot be taken back. */
const LASTING = [
  ...['addInitScript', 'exposeBinding', 'exposeFunction', 'setDefaultNavigationTimeout', 'setDefaultTimeout'],
  ...['setExtraHTTPHeaders', 'setGeolocation', 'setOffline', 'setStorageState'],
] as const;
const LASTING_OF_CLOCK = [
  'fastForward',
  'install',
  'pauseAt',
  'resume',
  'runFor',
  'setFixedTime',
  'setSystemTime',
];

/** A context that tests use one after another: each finds it as if it were new, but for what the browser has cached. */
export interface SharedContext extends WatchedContext {
  /**
   * Ends all that a test has left: pages, routes, permissions, cookies, and what its pages have stored.
   *
   * @returns the messages of the pages, a line for each
   */
  readonly reset: () => Promise<readonly string[]>;
}

/** Opens a context to share. What would outlast a reset is refused in it. */
export async function openSharedContext(browser: Browser): Promise<SharedContext> {
  const { context, takeMessages } = await newWatchedContext(browser, {});
  // With a page that stays, the context keeps its window, and the cache its files.
  const keeper = await context.newPage();
  const session = await context.newCDPSession(keeper);
  refuseLastingChanges(context);
  const origins = new Set<string>();
  context.on('request', (request) => origins.add(new URL(request.url()).origin));
  return {
    context,
    takeMessages,
    reset: async () => {
      const pages = context.pages().filter((page) => page !== keeper);
      await Promise.all(pages.map(endPage));
      const messages = takeMessages();
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      await context.clearPermissions();
      await context.clearCookies();
      for (const origin of origins)
        await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
      origins.clear();
      return messages;
    },
  };
}

/** Closes a page. What still alters a response would fail the run, for a page that is gone. */
export async function endPage(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.close();
}

function refuseLastingChanges(context: BrowserContext): void {
  const refuse = (name: string) => (): never => {
    throw new Error(
      `${name} lasts for all tests that share this browser context. Call it on a page, or pass ownContext: true to withPage or visit.`,
    );
  };
  for (const name of LASTING) Object.assign(context, { [name]: refuse(`context.${name}`) });
  // The clock of a page is that of its context.
  for (const name of LASTING_OF_CLOCK) Object.assign(context.clock, { [name]: refuse(`clock.${name}`) });
}
