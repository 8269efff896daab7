/** Values of tables that readers take into their code and forms, such as test cards. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { loadDataTable } from '../../pipeline/content/tables/index.ts';
import { open } from '../site/support/visitor.ts';
import { withPage } from '../support/browser.ts';
import { copiedText } from '../support/copied-text.ts';

const PAGE = '/docs/api/testing';
const NUMBER = String(loadDataTable('test-cards-account-updater').rows[0]?.number);

it('a test card has a button that shows on hover and focus, copies its number and says so', async () => {
  const permissions = ['clipboard-read', 'clipboard-write'];
  await withPage(
    { fetchesAhead: false, permissions, viewport: { width: 1440, height: 900 } },
    async (page) => {
      await open(page, PAGE);
      const row = page.locator(`tr:has(#test-cards-account-updater-${NUMBER})`);
      const button = row.getByRole('button', { name: `Copy ${NUMBER}`, exact: true });
      await row.scrollIntoViewIfNeeded();
      const opacity = (): Promise<string> => button.evaluate((element) => getComputedStyle(element).opacity);
      expect(await opacity()).toBe('0');
      const value = await row.locator('code').first().boundingBox();
      const control = await button.boundingBox();
      expect(Math.abs((control?.y ?? 0) - (value?.y ?? 0)), 'next to the value').toBeLessThan(10);
      await row.hover();
      await expect.poll(opacity).toBe('1');
      await button.click();
      await expect.poll(() => page.getByRole('status').allInnerTexts()).toContain(`Copied ${NUMBER}`);
      expect(await copiedText(page)).toBe(NUMBER);
      expect((await row.innerText()).split(/\s/)[0], 'the text of the row').toBe(NUMBER);
      await page.mouse.move(0, 0);
      await page.locator(`#test-cards-account-updater-${NUMBER}`).focus();
      await page.keyboard.press('Tab');
      expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
      await expect.poll(opacity).toBe('1');
    },
  );
});

/** Values whose own text their button covers, or that have no button in view. */
async function coveredValues(page: Page): Promise<readonly string[]> {
  return page.locator('[data-copy-value]').evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const text = document.createRange();
      text.setStart(button.parentElement ?? button, 0);
      text.setEndBefore(button);
      const control = button.getBoundingClientRect();
      const isCovered = [...text.getClientRects()].some(
        ({ left, right, top, bottom }) =>
          left < control.right && right > control.left && top < control.bottom && bottom > control.top,
      );
      return isCovered || control.width === 0 ? [button.getAttribute('value') ?? ''] : [];
    }),
  );
}

describe.each([1440, 1000, 390])('no copy button covers its value, %i px wide', (width) => {
  it.each([
    PAGE,
    '/docs/guides/threeds/implementation-cit',
    '/docs/api/ip-addresses',
    '/docs/api/applications/permissions',
    '/docs/api/tokens/token-types',
  ])('%s', async (route) => {
    await withPage({ fetchesAhead: false, viewport: { width, height: 900 } }, async (page) => {
      await open(page, route);
      expect(await page.locator('[data-copy-value]').count()).toBeGreaterThan(0);
      expect(await coveredValues(page)).toEqual([]);
    });
  });
});

it('where the clipboard is rejected, the value is selected and the reader is told the keys', async () => {
  await withPage({ fetchesAhead: false }, async (page) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await open(page, '/docs/api/ip-addresses');
    const { address } = loadDataTable('ip-addresses').rows[0] ?? {};
    await page.getByRole('button', { name: `Copy ${String(address)}`, exact: true }).click();
    await expect
      .poll(() => page.getByRole('status').allInnerTexts())
      .toContainEqual(expect.stringMatching(/^Press (?:Ctrl\+|⌘)C$/));
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(address);
  });
});
