/** What every page has, used from its first stop on with the keyboard alone, without a click or a focus set by the test. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { open } from '../../site/support/visitor.ts';
import { withPage } from '../../support/browser.ts';
import { copiedText } from '../../support/copied-text.ts';
import { searchDialog } from '../search/support/search-dialog.ts';
import { hasFocus, skipToText, tabTo } from './stops.ts';

const PAGE = '/docs/api/idempotency';
const WITH_SAMPLES = '/docs/api/tokens/tokenize';
const DESKTOP = {
  fetchesAhead: false,
  reducedMotion: 'reduce',
  viewport: { width: 1440, height: 900 },
} as const;
const PHONE = { ...DESKTOP, viewport: { width: 390, height: 800 } } as const;

/** The title of a page that has the focus, as it has after a navigation. */
const focusedTitle = (page: Page): Promise<string> => page.locator('h1:focus').innerText();

describe('with the keyboard alone', () => {
  it('the menu of a phone leads to another page', async () => {
    await withPage(PHONE, async (page) => {
      await open(page, PAGE);
      await tabTo(page, page.getByRole('button', { name: 'Toggle navigation bar' }));
      await page.keyboard.press('Enter');
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await menu.waitFor();
      await tabTo(page, menu.getByRole('link', { name: 'Authentication', exact: true }));
      await page.keyboard.press('Enter');
      await expect.poll(() => focusedTitle(page)).toBe('Authentication');
    });
  });

  it('a category of the sidebar opens, and leads to a page in it', async () => {
    await withPage(DESKTOP, async (page) => {
      await open(page, PAGE);
      const category = page.locator('[data-sidebar]').getByRole('button', { name: 'Pages in Tokens' });
      await tabTo(page, category);
      await page.keyboard.press('Enter');
      await expect.poll(() => category.getAttribute('aria-expanded')).toBe('true');
      await page.keyboard.press('Tab');
      const title = await page.locator(':focus').innerText();
      await page.keyboard.press('Enter');
      await expect.poll(() => focusedTitle(page)).toBe(title);
    });
  });

  it('the search finds a page and opens it', async () => {
    await withPage(DESKTOP, async (page) => {
      await open(page, PAGE);
      const search = searchDialog(page);
      await tabTo(page, search.box);
      await page.keyboard.press('Enter');
      await search.field.waitFor();
      await page.keyboard.type('rate limits');
      await search.options.first().waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowUp');
      const target = await search.active.getAttribute('href');
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.pathname === new URL(target ?? '', url).pathname);
      await search.dialog.waitFor({ state: 'detached' });
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
    });
  });

  it('the search keeps the focus until Escape, which gives it back', async () => {
    await withPage(DESKTOP, async (page) => {
      await open(page, PAGE);
      const search = searchDialog(page);
      await tabTo(page, search.box);
      await page.keyboard.press('Enter');
      await search.field.waitFor();
      await page.keyboard.type('token');
      await search.options.first().waitFor();
      for (const key of ['Tab', 'Shift+Tab'])
        for (let presses = 0; presses < 12; presses += 1) {
          await page.keyboard.press(key);
          expect(
            await page.evaluate(
              () =>
                document.activeElement === document.body ||
                document.activeElement?.closest('dialog') !== null,
            ),
          ).toBe(true);
        }
      await tabTo(page, search.field);
      await page.keyboard.press('Escape');
      await search.dialog.waitFor({ state: 'detached' });
      await expect.poll(() => hasFocus(search.box)).toBe(true);
    });
  });

  it('the languages of a sample are one stop, and arrows, Home and End choose', async () => {
    await withPage(DESKTOP, async (page) => {
      await open(page, WITH_SAMPLES);
      await skipToText(page);
      const tabs = page.locator('main').getByRole('tablist').first().getByRole('tab');
      await tabTo(page, tabs.first());
      for (const [key, label] of [
        ['ArrowRight', 'Node.js'],
        ['ArrowLeft', 'cURL'],
        ['ArrowLeft', 'Java'],
        ['Home', 'cURL'],
        ['End', 'Java'],
      ] as const) {
        await page.keyboard.press(key);
        const chosen = tabs.and(page.getByRole('tab', { selected: true }));
        expect(await chosen.innerText()).toBe(label);
        expect(await hasFocus(chosen)).toBe(true);
        expect(await page.getByRole('tabpanel', { name: label }).first().isVisible()).toBe(true);
      }
      await page.keyboard.press('Tab');
      expect(await page.locator(':focus').getAttribute('role')).not.toBe('tab');
    });
  });

  it('a sample is copied', async () => {
    await withPage({ ...DESKTOP, permissions: ['clipboard-read', 'clipboard-write'] }, async (page) => {
      await open(page, WITH_SAMPLES);
      await skipToText(page);
      await tabTo(page, page.getByRole('button', { name: /^Copy the cURL sample/ }).first());
      await page.keyboard.press('Enter');
      await expect.poll(() => copiedText(page)).toContain('/tokenize');
    });
  });

  it('a fold opens, leads to what is in it, and closes', async () => {
    await withPage(DESKTOP, async (page) => {
      await open(page, '/docs/api/errors');
      await skipToText(page);
      const fold = page.locator('main details').filter({ hasText: 'Find an error' });
      await tabTo(page, fold.locator('summary').first());
      await page.keyboard.press('Enter');
      await page.getByLabel('Response, exception, or log').and(page.locator(':enabled')).waitFor();
      await page.keyboard.press('Tab');
      expect(await hasFocus(page.getByLabel('Response, exception, or log'))).toBe(true);
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Space');
      await expect.poll(() => fold.evaluate((element) => element.hasAttribute('open'))).toBe(false);
    });
  });

  it('the list of sections on a phone leads to a section, and Tab goes on from there', async () => {
    await withPage(PHONE, async (page) => {
      await open(page, PAGE);
      await skipToText(page);
      await tabTo(page, page.getByRole('button', { name: /^On this page/ }));
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      const target = await page.locator(':focus').getAttribute('href');
      await page.keyboard.press('Enter');
      await expect.poll(() => new URL(page.url()).hash).toBe(target);
      await page.keyboard.press('Tab');
      expect(await page.locator(':focus').getAttribute('href')).toBe(target);
    });
  });

  it('the color mode changes', async () => {
    await withPage(DESKTOP, async (page) => {
      await open(page, PAGE);
      const before = await page.locator('html').getAttribute('data-theme');
      await tabTo(page, page.locator('.navbar [data-color-mode]'));
      await page.keyboard.press('Space');
      await expect.poll(() => page.locator('html').getAttribute('data-theme')).not.toBe(before);
    });
  });

  it('the announcement closes, and Tab goes on from there', async () => {
    await withPage(DESKTOP, async (page) => {
      await open(page, PAGE);
      await tabTo(page, page.getByRole('button', { name: 'Close', exact: true }));
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('[data-bar]') !== null)).toBe(true);
    });
  });
});
