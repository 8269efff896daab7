import type { Browser, Page } from 'playwright-core';

/** The phone that pages are measured on, as the usual audits of pages define it. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const;

/** In milliseconds and bytes per second: 1.6 megabits down, 0.75 up. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
} as const;

const CPU_SLOWDOWN = 4;

/** In milliseconds; what waits for idle time has begun by then. */
const SETTLED_AFTER = 1500;

/** Opens an empty page on a slow phone that has visited nothing yet, and closes it when the callback has ended. */
export async function withPhone<Result>(
  browser: Browser,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    return await use(page);
  } finally {
    await context.close();
  }
}

/** Waits until a page has loaded, asks for nothing more and has worked off what waited for idle time. */
export async function untilQuiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLED_AFTER);
}
