import { expect, it } from 'vitest';
import { withPage } from './browser.ts';
import { storeFirst } from './store-first.ts';

it('a page finds what was stored first, and a page without storage is left alone', async () => {
  await withPage({}, async (page) => {
    await storeFirst(page, 'theme', 'dark');
    // A page of this kind has no origin. A message of it would fail the test.
    await page.goto('data:text/html,<title>No origin</title>');
    await page.goto('/robots.txt');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  });
});
