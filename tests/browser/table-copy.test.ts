/** Values of tables that readers take into their code and forms, such as test cards. */
import { expect, it } from 'vitest';
import { loadDataTable } from '../../pipeline/material/tables/index.ts';
import { open } from '../specification/support/visitor.ts';
import { withPage } from '../support/browser.ts';

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
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(NUMBER);
      expect((await row.innerText()).split(/\s/)[0], 'the text of the row').toBe(NUMBER);
      await page.mouse.move(0, 0);
      await page.locator(`#test-cards-account-updater-${NUMBER}`).focus();
      await page.keyboard.press('Tab');
      expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
      await expect.poll(opacity).toBe('1');
    },
  );
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
