import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, withPage } from '../support/browser.ts';
import { builtRoutes } from '../support/routes.ts';

declare global {
  interface Window {
    /** Put into the page by the test. */
    readonly axe: typeof axe;
  }
}

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser.close();
});

/** Opens a page in a color mode and waits until it is interactive. */
async function open(page: Page, route: string, mode: 'dark' | 'light'): Promise<void> {
  await page.addInitScript((theme) => {
    localStorage.setItem('theme', theme);
  }, mode);
  await page.goto(route);
  await page.waitForSelector('html[data-has-hydrated="true"]');
}

/** What axe finds on the page as it stands, one line for each element. */
async function axeViolations(page: Page): Promise<string[]> {
  await page.addScriptTag({ content: axe.source });
  const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }));
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id} (${help}): ${node.target.join(' ')}`),
  );
}

/** Ids that more than one element has. */
async function doubleIds(page: Page): Promise<string[]> {
  const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}

/** How many pixels the page is wider than a small screen. */
async function overflowOnSmallScreen(page: Page): Promise<number> {
  await page.setViewportSize({ width: 320, height: 700 });
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

// A page is opened once for each mode: opening it costs more than what is looked at.
describe.each(builtRoutes)('%s', (route) => {
  it('has no console message, no double id, nothing that axe finds in dark mode, and does not overflow', async () => {
    await withPage(browser, { reducedMotion: 'reduce' }, async (page) => {
      await open(page, route, 'dark');
      expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
      expect(await axeViolations(page)).toEqual([]);
      expect(await doubleIds(page)).toEqual([]);
      expect(await overflowOnSmallScreen(page)).toBeLessThanOrEqual(0);
    });
  });

  it('has no console message and nothing that axe finds in light mode', async () => {
    await withPage(browser, { reducedMotion: 'reduce' }, async (page) => {
      await open(page, route, 'light');
      expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
      expect(await axeViolations(page)).toEqual([]);
    });
  });
});
