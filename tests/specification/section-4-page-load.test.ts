/** Section 4 of the specification, "Page load" and "Search box"; the page-load failure of section 8. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { withPage } from '../support/browser.ts';
import { METERED, reportConnection } from '../support/connection.ts';
import { holdRequests, recordRequests, SCRIPTS, type HeldRequests } from './support/network.ts';
import { FAILED_RESOURCE, linkInText, open } from './support/visitor.ts';

/**
 * Brings the framework to show a page that is not loaded: the reader follows a second link while the page of the first
 * is still on its way, and the first arrives.
 *
 * @returns the requests of the second page, which are still held
 */
async function turnToPageThatIsNotLoaded(page: Page): Promise<HeldRequests> {
  await open(page, '/');
  const first = await holdRequests(page, SCRIPTS);
  await linkInText(page, '/docs/api').click();
  await first.arrival();
  await page.waitForURL('**/docs/api');
  const second = await holdRequests(page, SCRIPTS);
  await linkInText(page, '/docs/sdks').click();
  await second.arrival();
  await page.waitForURL('**/docs/sdks');
  await first.release();
  return second;
}

const secondPage = (page: Page): Locator => page.getByRole('heading', { level: 1, name: 'SDKs' });

describe('page load', () => {
  it('loading (a spinner after a delay), then loaded', async () => {
    await withPage({}, async (page) => {
      const requests = await turnToPageThatIsNotLoaded(page);
      await page.locator('svg#loader').waitFor();
      expect(await secondPage(page).count()).toBe(0);
      await requests.release();
      await secondPage(page).waitFor();
      expect(await page.locator('svg#loader').count()).toBe(0);
    });
  });

  it('or error: the error text and a Retry button', async () => {
    const expectedMessages = [FAILED_RESOURCE, /ChunkLoadError/];
    await withPage({ expectedMessages }, async (page) => {
      const requests = await turnToPageThatIsNotLoaded(page);
      // The reload that follows a failed page load does not get through either.
      await page.route('**/docs/sdks', (route) => route.fulfill({ status: 204 }));
      await requests.fail();
      const retry = page.getByRole('button', { name: 'Retry' });
      await retry.waitFor();
      expect(await page.locator('#__docusaurus').innerText()).toMatch(
        /ChunkLoadError: Loading chunk \S+ failed/,
      );
      await page.unrouteAll();
      await retry.click();
      await secondPage(page).waitFor();
    });
  });
});

/** Waits until all is done that the page has kept for idle time, and what that has asked for has come. */
async function whenIdle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        // Idle tasks run in the order in which they were asked for.
        requestIdleCallback(resolve);
      }),
  );
  await page.waitForTimeout(500);
}

describe('search box', () => {
  const FILES = '**/search-*.json';
  const box = (page: Page): Locator =>
    page.locator('.navbar').getByRole('button', { name: /Loading|Search/ });
  const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15';
  const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15';

  it.each([
    ["'Search Ctrl+K'", undefined, 'Search Ctrl+K'],
    ['the Command-key variant on Mac', MAC, 'Search ⌘K'],
    ['the Command-key variant on iPhone', IPHONE, 'Search ⌘K'],
  ])("shows 'Loading...' while its index is slow to come, then %s", async (_, userAgent, words) => {
    await withPage({ userAgent }, async (page) => {
      const files = await holdRequests(page, FILES);
      await open(page, '/docs');
      await files.arrival('search-doc');
      await files.arrival('search-index');
      await expect.poll(() => box(page).innerText()).toBe('Loading...');
      await files.release('search-doc');
      expect(await box(page).innerText()).toBe('Loading...');
      await files.release('search-index');
      await page.getByRole('button', { name: words, exact: true }).first().waitFor();
    });
  });

  it.each([
    ['Control+k', undefined],
    ['Meta+k', MAC],
    ['/', undefined],
  ])('%s opens it', async (keys, userAgent) => {
    await withPage({ userAgent }, async (page) => {
      await open(page, '/docs');
      await page.keyboard.press(keys);
      await expect.poll(() => page.getByRole('dialog', { name: 'Search' }).isVisible()).toBe(true);
    });
  });

  it.each([
    ['data-saver', METERED],
    ['2g', { saveData: false, effectiveType: '2g' }],
    ['slow-2g', { saveData: false, effectiveType: 'slow-2g' }],
  ])('on a %s connection the files are fetched only when the reader opens it', async (_, connection) => {
    await withPage({}, async (page) => {
      await reportConnection(page, connection);
      const requests = recordRequests(page);
      const fetched = (): number => requests.filter((url) => url.includes('/search-')).length;
      await open(page, '/docs');
      await whenIdle(page);
      expect(fetched()).toBe(0);
      await box(page).click();
      await page.getByRole('combobox', { name: 'Search all pages' }).waitFor();
      await expect.poll(fetched).toBe(2);
    });
  });
});
