/** A page that the reader has opened before says that it has changed since, and nothing moves when it does. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { withPage } from '../support/browser.ts';
import { variants } from '../support/variants.ts';

declare global {
  interface Window {
    shifts: number;
  }
}

const ROUTE = '/docs/api/errors';
const MARK = 'article h1 + div:has(time)';
const LAST_READ = Date.UTC(2026, 2, 4, 12) / 1000;

/** Lets the last reading of pages be one before their last change. */
async function readBefore(page: Page, ...routes: readonly string[]): Promise<void> {
  await page.goto('/');
  await page.evaluate(
    ([pages, read]) => {
      const readings = pages.map((route): [string, number[]] => [route, [1, read]]);
      localStorage.setItem('read-pages', JSON.stringify(Object.fromEntries(readings)));
    },
    [routes, LAST_READ] as const,
  );
}

const stored = (page: Page): Promise<Record<string, number[]>> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('read-pages') ?? '{}') as Record<string, number[]>);

const titleBottom = (page: Page): Promise<number | undefined> =>
  page.evaluate(() => document.querySelector('article h1')?.getBoundingClientRect().bottom);

describe.each(variants([1440, 390, 320]))('at %i px', (width) => {
  it('a page that has changed says so under its title, and nothing moves', async () => {
    await withPage({ viewport: { width, height: 900 } }, async (page) => {
      await page.addInitScript(() => {
        window.shifts = 0;
        new PerformanceObserver((list) => {
          window.shifts += list.getEntries().length;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await readBefore(page, ROUTE);
      await page.goto(ROUTE);
      const mark = page.locator(MARK);
      await mark.waitFor();
      expect(await mark.textContent()).toBe('Changed since you read it on Mar 4, 2026×');
      const box = await mark.boundingBox();
      const text = await page.locator('article p').first().boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual((await titleBottom(page)) ?? Infinity);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(text?.y ?? 0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await page.evaluate(() => window.shifts)).toBe(0);
    });
  });
});

describe('the mark', () => {
  it('shows on one visit', async () => {
    await withPage({}, async (page) => {
      await readBefore(page, ROUTE);
      await page.goto(ROUTE);
      await page.locator(MARK).waitFor();
      await page.reload();
      await page.waitForSelector('html[data-ready="true"]');
      expect(await page.locator('html[data-changed]').count()).toBe(0);
      expect(await page.locator(MARK).count()).toBe(0);
    });
  });

  it('can be dismissed, which gives its room back', async () => {
    await withPage({}, async (page) => {
      await readBefore(page, ROUTE);
      await page.goto(ROUTE);
      const before = await page.locator('article p').first().boundingBox();
      await page.locator(MARK).getByRole('button', { name: 'Dismiss' }).click();
      expect(await page.locator(MARK).count()).toBe(0);
      const after = await page.locator('article p').first().boundingBox();
      expect(after?.y).toBeLessThan(before?.y ?? 0);
    });
  });

  it('comes and goes with the pages that the reader goes to', async () => {
    await withPage({}, async (page) => {
      await readBefore(page, '/docs/api');
      await page.goto(ROUTE);
      await page.waitForSelector('html[data-ready="true"]');
      await page.locator('.navbar').getByRole('link', { name: 'API', exact: true }).click();
      await page.waitForURL('**/docs/api');
      await page.locator(MARK).waitFor();
      await page.goBack();
      await page.waitForURL(`**${ROUTE}`);
      await page.locator('html:not([data-changed])').waitFor();
      expect(await page.locator(MARK).count()).toBe(0);
    });
  });

  it("isn't there on a first visit, which is noted with the page's last change", async () => {
    await withPage({}, async (page) => {
      await page.goto(ROUTE);
      await page.waitForSelector('html[data-ready="true"]');
      expect(await page.locator(MARK).count()).toBe(0);
      const change = await page.locator('meta[name="changed"]').getAttribute('content');
      expect((await stored(page))[ROUTE]?.[0]).toBe(Number(change));
      const shown = await page.locator('article time').last().getAttribute('datetime');
      expect(Date.parse(shown ?? '') / 1000).toBe(Number(change));
    });
  });

  it.each(variants(['{', '[]', '{"/docs/api/errors":"yesterday"}']))(
    'survives a damaged storage: %s',
    async (damaged) => {
      await withPage({}, async (page) => {
        await page.goto('/');
        await page.evaluate((value) => {
          localStorage.setItem('read-pages', value);
        }, damaged);
        await page.goto(ROUTE);
        await page.waitForSelector('html[data-ready="true"]');
        expect(await page.locator('html[data-changed]').count()).toBe(0);
        expect(Object.keys(await stored(page))).toEqual([ROUTE]);
      });
    },
  );
});
