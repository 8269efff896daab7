/** Nothing moves while a page loads, however late the font comes. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { withPage } from '../support/browser.ts';
import { variants } from '../support/variants.ts';

declare global {
  interface Window {
    layoutShifts: string[];
  }
  interface PerformanceEntry {
    readonly value: number;
    readonly sources: readonly { readonly node: Node | null }[];
  }
}

/** Notes each layout shift of the page with what has moved. */
async function noteLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShifts = [];
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries()) {
        const moved = sources.map(({ node }) => node?.textContent?.trim().slice(0, 40) ?? '');
        window.layoutShifts.push(`${value.toFixed(4)}: ${moved.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Two frames later, everything that follows from a change is rendered. */
async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
}

describe.each(variants([1440, 390]))('at %i px', (width) => {
  it.each(
    variants([
      '/',
      '/docs/guides/collect/collect-cards',
      '/docs/api/tokens',
      '/docs/api/errors',
      '/docs/sdks',
    ]),
  )('nothing moves on %s when the font comes late', async (route) => {
    await withPage({ viewport: { width, height: 900 } }, async (page) => {
      await noteLayoutShifts(page);
      let bring: () => void = () => undefined;
      const isWanted = new Promise<void>((resolve) => (bring = resolve));
      await page.route('**/*.woff2', async (request) => {
        await isWanted;
        await request.continue();
      });
      await page.goto(route, { waitUntil: 'domcontentloaded' });
      await page.waitForSelector('html[data-ready="true"]');
      await twoFrames(page);
      const font = page.waitForResponse('**/*.woff2');
      bring();
      await (await font).finished();
      await twoFrames(page);
      expect(await page.evaluate(() => window.layoutShifts)).toEqual([]);
    });
  });
});
