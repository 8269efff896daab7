import path from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { FAILED_RESOURCE } from '../site/support/visitor.ts';
import { METERED, reportConnection } from '../support/connection.ts';
import { pagePool } from '../support/page-pool.ts';
import { buildFolder, builtPageFile, builtRoutes, longestFirst, pageTypeOf } from '../support/routes.ts';
import { storeFirst } from '../support/store-first.ts';
import { overBudget } from './support/page-budgets.ts';
import { fetchedFiles, weighPage } from './support/page-weight.ts';
import { builtElements } from './sweep/built-page.ts';
import { SMALL_SCREEN, violationsInAllLooks } from './sweep/looks.ts';
import { STRUCTURE } from './sweep/structure.ts';

const markup = new Map(builtRoutes.map((route) => [route, builtElements(route)]));

const AS_OPENED = { reducedMotion: 'reduce', viewport: SMALL_SCREEN } as const;

/** Pages that fetch nothing ahead: only what they are made of is weighed. */
const pages = pagePool(AS_OPENED, async (context) => {
  // A page keeps the mode that it followed to.
  await storeFirst(context, 'theme', 'dark');
  await reportConnection(context, METERED);
});

/** Opens a page in dark mode and waits until it is interactive. */
async function open(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await page.waitForSelector('html[data-ready="true"][data-theme="dark"]');
}

/** How many pixels the page is wider than the window. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** What every page has to hold when it is opened on a small screen. */
async function visit(page: Page, route: string): Promise<{ tooWide: number; tooHeavy: readonly string[] }> {
  await open(page, route);
  const tooWide = Math.max(0, await overflow(page));
  const html = path.relative(buildFolder, builtPageFile(route));
  const weight = weighPage(buildFolder, html, await fetchedFiles(page));
  const hasIslands = (await page.locator('[data-island]').count()) > 0;
  return { tooWide, tooHeavy: overBudget({ route, pageType: pageTypeOf(route), hasIslands }, weight) };
}

const FITS = { tooWide: 0, tooHeavy: [] };

/** Looks at the page that shows, and leaves the pool a page on a small screen. */
async function axeFindings(page: Page): Promise<readonly string[]> {
  const findings = await violationsInAllLooks(page);
  await page.setViewportSize(SMALL_SCREEN);
  return findings;
}

// Each page is opened once, several at a time.
describe.concurrent('every page', () => {
  it.for(longestFirst(builtRoutes))(
    '%s has no console message, fits a small screen, keeps to its byte budgets, and axe finds nothing on it in either mode or width',
    async (route, { expect }) => {
      await pages.withPage(async (page) => {
        expect.soft(await visit(page, route)).toEqual(FITS);
        expect.soft(await axeFindings(page), 'axe').toEqual([]);
      });
    },
  );

  it('the 404 page, too', async ({ expect }) => {
    await pages.withPage(
      async (page) => {
        await open(page, '/no-such-page');
        expect.soft(await overflow(page)).toBeLessThanOrEqual(0);
        expect.soft(await axeFindings(page), 'axe').toEqual([]);
      },
      [FAILED_RESOURCE],
    );
  });
});

describe('in the file of every page', () => {
  it.each(Object.entries(STRUCTURE))('%s', (_, rule) => {
    const problems = [...markup].flatMap(([route, page]) =>
      rule(page).map((problem) => `${route}: ${problem}`),
    );
    expect(problems).toEqual([]);
  });
});
