/** Diagrams that are wider than their box. */
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { open } from '../site/support/visitor.ts';
import { withPage } from '../support/browser.ts';

const PAGE = '/docs/concepts/what-are-containers';

/** The boxes of the diagrams of a page. */
const boxes = (page: Page): Locator => page.locator('main figure > div:has(> svg)');

/** For each box, whether it goes on sideways, and whether the keyboard reaches it by its name. */
const stops = (page: Page) =>
  boxes(page).evaluateAll((all) =>
    all.map((box) => ({
      scrolls: box.scrollWidth > box.clientWidth + 1,
      isStop: box.getAttribute('tabindex') === '0',
      isNamed: box.getAttribute('role') === 'group' && box.getAttribute('aria-label') !== null,
    })),
  );

it('a diagram is a stop of the keyboard while it scrolls, and only then', async () => {
  await withPage({ fetchesAhead: false, viewport: { width: 1440, height: 900 } }, async (page) => {
    await open(page, PAGE);
    const fitting = { scrolls: false, isStop: false, isNamed: false };
    await expect.poll(() => stops(page)).toContainEqual(fitting);
    await page.setViewportSize({ width: 320, height: 700 });
    // The first step of the keyboard, from far above.
    await page.keyboard.press('Tab');
    const scrolling = { scrolls: true, isStop: true, isNamed: true };
    await expect.poll(() => stops(page)).toContainEqual(scrolling);
    for (const each of await stops(page)) expect([fitting, scrolling]).toContainEqual(each);
    const box = page.locator('main figure > div[tabindex="0"]').first();
    await box.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => box.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect.poll(() => stops(page)).toContainEqual(fitting);
  });
});
