import type { Browser, Page } from 'playwright-core';

/** The phone that pages are measured on, as the usual audits of pages define it. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const;

/** How slow the phone and its connection are, and how long a reader waits. */
export interface Pace {
  /** Delay in milliseconds, and bytes per second, absent for a connection that isn't slowed down. */
  readonly network?: {
    readonly latency: number;
    readonly downloadThroughput: number;
    readonly uploadThroughput: number;
  };
  readonly cpuSlowdown: number;
  /** In milliseconds. What waits for idle time has begun by then. */
  readonly settledAfter: number;
  /** In milliseconds. A reader looks at a link before clicking it. */
  readonly looksAtLink: number;
}

/** Slow 4G, with 1.6 megabits per second down and 0.75 up, and a processor slowed four times. */
export const SLOW_PHONE: Pace = {
  network: { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 },
  cpuSlowdown: 4,
  settledAfter: 1500,
  looksAtLink: 500,
};

/** For a test that asks whether the bench works, and not how long a reader waits. */
export const FAST_PHONE: Pace = { cpuSlowdown: 1, settledAfter: 100, looksAtLink: 100 };

/** The browser that pages are measured in, and how slow its phone is. */
export interface Lab {
  readonly browser: Browser;
  readonly pace: Pace;
}

/** Opens an empty page on a phone that has visited nothing yet, and closes it when the callback has ended. */
export async function withPhone<Result>(
  { browser, pace }: Lab,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    if (pace.network !== undefined)
      await session.send('Network.emulateNetworkConditions', { offline: false, ...pace.network });
    await session.send('Emulation.setCPUThrottlingRate', { rate: pace.cpuSlowdown });
    return await use(page);
  } finally {
    await context.close();
  }
}

/** Waits until a page has loaded, asks for nothing more and has worked off what waited for idle time. */
export async function untilQuiet(page: Page, { settledAfter }: Pace): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(settledAfter);
}

/** What a script in a page writes to the console before a figure, see `figureOf`. */
export const FIGURE = 'bench figure:';

/** In milliseconds. A busy machine is late. */
const COMES_WITHIN = 60_000;

/**
 * Does something in a page, and waits for the figure that a script there writes to the console, in whichever document.
 * A page under a policy allows no script that would be asked again and again.
 *
 * @throws when no figure comes within a minute
 */
export async function figureOf(page: Page, act: () => Promise<unknown>): Promise<number> {
  const [message] = await Promise.all([
    page.waitForEvent('console', {
      predicate: (written) => written.text().startsWith(FIGURE),
      timeout: COMES_WITHIN,
    }),
    act(),
  ]);
  return Number(message.text().slice(FIGURE.length));
}
