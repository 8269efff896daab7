/** What the reader sees while a page or the search loads, and when that fails. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { withPage } from '../support/browser.ts';
import { METERED, reportConnection } from '../support/connection.ts';
import { ERRORS_PAGE, holdRequests, recordRequests } from './support/network.ts';
import { FAILED_RESOURCE, linkInText, open } from './support/visitor.ts';

describe('page load', () => {
  const errorsPage = (page: Page): Locator => page.getByRole('heading', { level: 1, name: 'Errors' });
  const spins = (page: Page): Promise<boolean> =>
    page
      .locator('[data-progress]')
      .evaluateAll((bars) =>
        bars.some((bar) => getComputedStyle(bar, '::after').animationIterationCount === 'infinite'),
      );

  it('loading (a spinner after a delay), then loaded', async () => {
    await withPage({ fetchesAhead: false }, async (page) => {
      await open(page, '/');
      const requests = await holdRequests(page, ERRORS_PAGE);
      await linkInText(page, '/docs/api/errors').click();
      await requests.arrival();
      await expect.poll(() => spins(page)).toBe(true);
      expect(await errorsPage(page).count()).toBe(0);
      await requests.release();
      await errorsPage(page).waitFor();
      expect(await page.locator('[data-progress]').count()).toBe(0);
    });
  });

  it('shows the page that the reader asked for last', async () => {
    await withPage({ fetchesAhead: false }, async (page) => {
      await open(page, '/');
      const first = await holdRequests(page, '**/docs/api');
      await linkInText(page, '/docs/api').click();
      await first.arrival();
      const second = await holdRequests(page, ERRORS_PAGE);
      await linkInText(page, '/docs/api/errors').click();
      await second.arrival();
      await first.release();
      await expect.poll(() => spins(page)).toBe(true);
      await second.release();
      await errorsPage(page).waitFor();
      expect(await page.locator('[data-progress]').count()).toBe(0);
    });
  });

  it('or error: the error text and a Retry button', async () => {
    const expectedMessages = [FAILED_RESOURCE];
    await withPage({ ownContext: true, fetchesAhead: false, expectedMessages }, async (page) => {
      await page.clock.install();
      await open(page, '/');
      // The full load that follows a failed page load does not get through either.
      await page.route(ERRORS_PAGE, (route) =>
        route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.abort(),
      );
      const message = page.getByRole('alert').filter({ hasText: 'The page did not load.' });
      const failedLoad = page.waitForResponse(ERRORS_PAGE);
      await linkInText(page, '/docs/api/errors').click();
      await failedLoad;
      await page.clock.runFor(10_000);
      expect(await message.innerText()).toContain('Failed to fetch');
      expect(await page.locator('[data-progress]').count()).toBe(0);
      const failedAgain = page.waitForResponse(ERRORS_PAGE);
      await message.getByRole('button', { name: 'Retry' }).click();
      await failedAgain;
      expect(await message.count()).toBe(0);
      await page.clock.runFor(10_000);
      expect(await message.count()).toBe(1);
      await page.unrouteAll();
      await message.getByRole('button', { name: 'Retry' }).click();
      await errorsPage(page).waitFor();
    });
  });
});

/** Waits until all is done that the page has kept for idle time, and what that has asked for has come. */
async function whenIdle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        // Idle tasks run in the order that they were asked for.
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
      await box(page).hover();
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
      await box(page).hover();
      await whenIdle(page);
      expect(fetched()).toBe(0);
      await box(page).click();
      await page.getByRole('combobox', { name: 'Search all pages' }).waitFor();
      await expect.poll(fetched).toBe(2);
    });
  });
});
