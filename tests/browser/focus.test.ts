/** Where focus is after a navigation, and what headings are called. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { withPage } from '../support/browser.ts';
import { linkInText, open } from '../site/support/visitor.ts';

/** The element that has focus. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement } = document;
    return `${activeElement?.tagName ?? ''} ${activeElement?.textContent ?? ''}`;
  });

describe('after a navigation', () => {
  it('focus is on the title of the new page, and the reader where the browser left them', async () => {
    await withPage({ viewport: { width: 1000, height: 500 } }, async (page) => {
      await open(page, '/docs/api');
      const link = linkInText(page, '/docs/api/errors');
      await link.focus();
      const from = await page.evaluate(() => window.scrollY);
      await page.keyboard.press('Enter');
      await expect.poll(() => focused(page)).toBe('H1 Errors');
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
      await page.goBack();
      await page.waitForURL('**/docs/api');
      await expect.poll(() => focused(page)).toMatch(/^H1 /);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(from);
    });
  });

  it('within the page, it is left to the browser, which goes on from the section', async () => {
    await withPage({ viewport: { width: 1440, height: 700 } }, async (page) => {
      await open(page, '/docs/api/errors');
      const entry = page.locator('.table-of-contents a').nth(1);
      await entry.focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => new URL(page.url()).hash).not.toBe('');
      expect(await focused(page)).not.toMatch(/^H1 /);
      await page.keyboard.press('Tab');
      const section = (await entry.getAttribute('href')) ?? '';
      expect(
        await page.locator(section).evaluate((heading) => heading.contains(document.activeElement)),
      ).toBe(true);
    });
  });
});

it('a heading is called by its text alone, and links to itself', async () => {
  await withPage({}, async (page) => {
    await open(page, '/docs/api/errors');
    const heading = page.locator('main h2').first();
    const text = await heading.evaluate((element) => element.textContent.replaceAll('\u200B', ''));
    expect(await page.getByRole('heading', { level: 2, name: text, exact: true }).count()).toBe(1);
    expect(await page.getByRole('heading', { name: /Direct link/ }).count()).toBe(0);
    await heading.getByRole('link').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).hash).toBe(`#${(await heading.getAttribute('id')) ?? ''}`);
  });
});
