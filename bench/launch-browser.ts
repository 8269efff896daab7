import { chromium, type Browser } from 'playwright-core';
import { findBrowser } from '../scripts/lib/find-browser.ts';

/** Starts the browser that the tests use, calls back with it, and ends it. */
export async function withBrowser<Result>(use: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: findBrowser(process.env),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}
