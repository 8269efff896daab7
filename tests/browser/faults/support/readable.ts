import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** What a page shows is text of a page, more characters than a message has. */
const LEAST = 1000;

/** Expects that a reader sees a page. Its title, its text, and nothing wider than the window. */
export async function expectReadable(page: Page, title: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1, name: title });
  expect(await heading.isVisible()).toBe(true);
  const { length } = await page.locator('main').innerText();
  expect(length).toBeGreaterThan(LEAST);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
}
