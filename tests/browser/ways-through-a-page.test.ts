/** The link past what is the same on every page, and the button back to the top of a long one. */
import { expect, it } from 'vitest';
import { open } from '../site/support/visitor.ts';
import { withPage } from '../support/browser.ts';

const WINDOW = { reducedMotion: 'reduce', viewport: { width: 1440, height: 700 } } as const;

it('the first stop of Tab leads to the text, and the address stays', async () => {
  await withPage({ ...WINDOW, fetchesAhead: false }, async (page) => {
    await open(page, '/docs/api/errors');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to main content');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
    expect(new URL(page.url()).hash).toBe('');
  });
});

it('a button leads back to the top: there while the reader scrolls up, far from it', async () => {
  await withPage({ ...WINDOW, fetchesAhead: false }, async (page) => {
    await open(page, '/docs/api/errors');
    const button = page.getByRole('button', { name: 'Scroll back to top' });
    const scrollTo = (y: number): Promise<void> =>
      page.evaluate((top) => {
        window.scrollTo({ top, behavior: 'instant' });
      }, y);
    await scrollTo(2000);
    expect(await button.isVisible()).toBe(false);
    await scrollTo(1500);
    await button.waitFor();
    await scrollTo(1600);
    await button.waitFor({ state: 'hidden' });
    await scrollTo(1500);
    await button.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await button.waitFor({ state: 'hidden' });
  });
});
