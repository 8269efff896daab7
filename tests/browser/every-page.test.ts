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

describe.each(builtRoutes)('%s', (route) => {
  it.each(['dark', 'light'] as const)(
    'has no console message and nothing that axe finds, %s',
    async (mode) => {
      await withPage(browser, { reducedMotion: 'reduce' }, async (page) => {
        await open(page, route, mode);
        expect(await page.locator('html').getAttribute('data-theme')).toBe(mode);
        expect(await axeViolations(page)).toEqual([]);
      });
    },
  );

  it('gives each id to one element', async () => {
    await withPage(browser, {}, async (page) => {
      await open(page, route, 'dark');
      const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    });
  });

  it('does not overflow on small screens', async () => {
    await withPage(browser, { viewport: { width: 320, height: 700 } }, async (page) => {
      await open(page, route, 'dark');
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  });
});
