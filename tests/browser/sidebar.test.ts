/** Where a sidebar that is longer than the window is scrolled to. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { open } from '../specification/support/visitor.ts';
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
