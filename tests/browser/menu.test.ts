/** The menu of small screens, from the keyboard. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { withPage } from '../support/browser.ts';
import { open } from '../site/support/visitor.ts';

const MOBILE = { width: 390, height: 800 };

const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const toggle = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' });

/** Whether focus is in the menu. */
const isFocusInside = (page: Page): Promise<boolean> =>
  menu(page).evaluate((element) => element.contains(document.activeElement));

describe('the menu of a small screen', () => {
  it('takes focus, keeps it, and gives it back on Escape', async () => {
    await withPage({ fetchesAhead: false, viewport: MOBILE }, async (page) => {
      await open(page, '/docs/api/errors');
      await toggle(page).focus();
      await page.keyboard.press('Enter');
      await menu(page).waitFor();
      await expect.poll(() => isFocusInside(page)).toBe(true);
      for (let step = 0; step < 40; step += 1) {
        await page.keyboard.press('Shift+Tab');
        expect(
          await page.evaluate(
            () =>
              document.activeElement === document.body ||
              document.activeElement?.closest('[role=dialog]') !== null,
          ),
        ).toBe(true);
      }
      expect(await page.locator('[inert] h1').count()).toBe(1);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      await menu(page).waitFor({ state: 'hidden' });
      expect(await toggle(page).evaluate((button) => button === document.activeElement)).toBe(true);
      expect(await page.locator('[inert] h1').count()).toBe(0);
    });
  });

  it('leaves the page usable after a link of it was followed', async () => {
    await withPage({ fetchesAhead: false, viewport: MOBILE }, async (page) => {
      await open(page, '/docs/api/errors');
      await toggle(page).click();
      await menu(page).getByRole('link', { name: 'Authentication' }).click();
      await page.getByRole('heading', { level: 1, name: 'Authentication' }).waitFor();
      expect(await page.locator('[inert]:not(.navbar-sidebar *)').count()).toBe(0);
    });
  });
});
