/** The sidebar: its categories, and where one that is longer than the window is scrolled to. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { linkInText, open, pageHeading } from '../site/support/visitor.ts';
import { withPage } from '../support/browser.ts';

/** Whether the entry of the current page is in view, and whether the page itself is where it was. */
async function current(page: Page) {
  return page.evaluate(() => {
    const entry = document.querySelector('.menu [aria-current="page"]');
    if (entry === null) return 'no current entry';
    const { left, top, bottom } = entry.getBoundingClientRect();
    const found = document.elementFromPoint(left + 20, (top + bottom) / 2);
    return { isShown: found !== null && entry.contains(found), scrolled: window.scrollY };
  });
}

const SHOWN = { isShown: true, scrolled: 0 };

it('the entry of the current page is in view on load', async () => {
  await withPage({ fetchesAhead: false, viewport: { width: 1440, height: 500 } }, async (page) => {
    await open(page, '/docs/api/deprecations');
    await expect.poll(() => current(page)).toEqual(SHOWN);
  });
});

it('and in the menu of a small screen', async () => {
  await withPage({ fetchesAhead: false, viewport: { width: 390, height: 700 } }, async (page) => {
    await open(page, '/docs/api/deprecations');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    const entry = page.getByRole('dialog', { name: 'Menu' }).locator('[aria-current="page"]').last();
    await entry.waitFor();
    await expect.poll(async () => (await entry.boundingBox())?.y).toBeLessThan(700 - 32);
  });
});

it('a category opens and closes, says which, and stays as the reader left it on the next page', async () => {
  await withPage(
    { fetchesAhead: false, reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } },
    async (page) => {
      await open(page, '/docs/api/errors');
      const sidebar = page.locator('[data-sidebar]');
      const inTokens = sidebar.getByRole('link', { name: 'Search tokens' });
      const button = sidebar.getByRole('button', { name: 'Pages in Tokens', exact: true });
      expect(await inTokens.isVisible()).toBe(false);
      await button.press('Enter');
      await inTokens.waitFor();
      expect(await button.getAttribute('aria-expanded')).toBe('true');
      await linkInText(page, '/docs/api/idempotency').click();
      await expect.poll(() => pageHeading(page).textContent()).toBe('Idempotency');
      expect(await inTokens.isVisible()).toBe(true);
      await button.click();
      await inTokens.waitFor({ state: 'hidden' });
      expect(await button.getAttribute('aria-expanded')).toBe('false');
    },
  );
});
