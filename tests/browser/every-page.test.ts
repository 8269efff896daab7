import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, it } from 'vitest';
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

/** What differs between the color modes; all else is looked at once. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

type ColorMode = 'dark' | 'light';

/** Opens a page in dark mode and waits until it is interactive. */
async function open(page: Page, route: string): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
  });
  await page.goto(route);
  await page.waitForSelector('html[data-has-hydrated="true"]');
  await page.addScriptTag({ content: axe.source });
}

async function colorMode(page: Page): Promise<string | null> {
  return page.locator('html').getAttribute('data-theme');
}

/** Another tab chose the color mode: the page follows. */
async function followOtherTab(page: Page, mode: ColorMode): Promise<void> {
  await page.evaluate((newValue) => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue, storageArea: localStorage }));
  }, mode);
  await page.waitForSelector(`html[data-theme="${mode}"]`);
  await page.waitForFunction(() => document.getAnimations().length === 0);
}

/** What axe finds on the page as it stands, one line for each element. */
async function axeViolations(page: Page, rules?: string[]): Promise<string[]> {
  const { violations } = await page.evaluate(
    (runOnly) =>
      window.axe.run(document, {
        resultTypes: ['violations'],
        ...(runOnly === undefined ? {} : { runOnly }),
      }),
    rules,
  );
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

// A page is opened once, and several at a time: opening it costs more than looking at it, and most of that is waiting.
describe.concurrent('every page', () => {
  it.for(builtRoutes)(
    '%s has no console message, no double id, nothing that axe finds in either mode, and fits a small screen',
    async (route, { expect }) => {
      await withPage(browser, { reducedMotion: 'reduce' }, async (page) => {
        await open(page, route);
        expect(await colorMode(page)).toBe('dark');
        expect.soft(await axeViolations(page), 'axe, dark').toEqual([]);
        expect.soft(await doubleIds(page), 'double ids').toEqual([]);
        await followOtherTab(page, 'light');
        expect.soft(await axeViolations(page, COLOR_RULES), 'axe, light').toEqual([]);
        expect.soft(await overflowOnSmallScreen(page), 'pixels too wide at 320').toBeLessThanOrEqual(0);
      });
    },
  );
});
