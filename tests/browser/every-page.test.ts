/** Opens each page once. What a browser shows of it, and what its file says. */
import path from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { runsWideTests } from '../../scripts/checks/wide-tests.ts';
import { FAILED_RESOURCE } from '../site/support/visitor.ts';
import { METERED, reportConnection } from '../support/connection.ts';
import { AS_LISTED, comparedWith, EXCEPTIONS, exceptions } from '../support/page-exceptions.ts';
import { pagePool } from '../support/page-pool.ts';
import { buildFolder, builtPageFile, builtRoutes, longestFirst, pageTypeOf } from '../support/routes.ts';
import { storeFirst } from '../support/store-first.ts';
import { overBudget } from './support/page-budgets.ts';
import { fetchedFiles, weighPage } from './support/page-weight.ts';
import { builtElements } from './sweep/built-page.ts';
import { coverSet, structuralKinds } from './sweep/cover-set.ts';
import { SMALL_SCREEN, violationsInAllLooks } from './sweep/looks.ts';
import { STRUCTURE } from './sweep/structure.ts';

const markup = new Map(builtRoutes.map((route) => [route, builtElements(route)]));

/** Where the first code of a page must begin, in pixels from its top. */
const SCREENS = {
  phone: { viewport: { width: 390, height: 844 }, firstCode: 1200 },
  desktop: { viewport: { width: 1440, height: 900 }, firstCode: 900 },
} as const;

type Screen = keyof typeof SCREENS;

/** How tall a page can be on a phone, in pixels, with its folds closed. */
const TALLEST = 20_000;

const TYPES_WITH_CODE: readonly string[] = ['guide', 'sdk'];

/** Pages that axe looks at, those that have every structural kind between them, or all when a run is to be complete. */
const axeRoutes = new Set(
  runsWideTests(process.env)
    ? builtRoutes
    : coverSet(new Map([...markup].map(([route, page]) => [route, structuralKinds(page)]))),
);

/** Pages that fetch nothing ahead: only what they are made of is weighed. */
const pages = pagePool({ reducedMotion: 'reduce', viewport: SCREENS.phone.viewport }, async (context) => {
  // A page keeps the mode that it followed to.
  await storeFirst(context, 'theme', 'dark');
  await reportConnection(context, METERED);
});

/** Opens a page in dark mode and waits until it is interactive. */
async function open(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await page.waitForSelector('html[data-ready="true"][data-theme="dark"]');
}

/** How many pixels the page is wider than a window that can't be smaller. */
async function overflow(page: Page): Promise<number> {
  await page.setViewportSize(SMALL_SCREEN);
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));
}

/** What a page fetched that is over its budget. */
async function tooHeavy(page: Page, route: string): Promise<readonly string[]> {
  const html = path.relative(buildFolder, builtPageFile(route));
  const weight = weighPage(buildFolder, html, await fetchedFiles(page));
  const hasIslands = (await page.locator('[data-island]').count()) > 0;
  return overBudget({ route, pageType: pageTypeOf(route), hasIslands }, weight);
}

interface Measured {
  /** Absent for a page without code. */
  readonly firstCode?: number;
  readonly height: number;
}

const measured: Record<Screen, Map<string, Measured>> = { desktop: new Map(), phone: new Map() };

/** How long a page is on a screen, and where its code begins, with nothing laid out later. */
async function measure(page: Page, screen: Screen): Promise<Measured> {
  await page.setViewportSize(SCREENS[screen].viewport);
  return page.evaluate(() => {
    document.documentElement.dataset.whole = '';
    const code = [...document.querySelectorAll('main pre')].find(
      (block) => block.getClientRects().length > 0 && block.closest('details:not([open])') === null,
    );
    const height = document.documentElement.scrollHeight;
    return code === undefined
      ? { height }
      : { height, firstCode: Math.round(code.getBoundingClientRect().top + window.scrollY) };
  });
}

// Each page is opened once, several at a time.
describe.concurrent('every page', () => {
  it.for(longestFirst(builtRoutes))(
    '%s has no console message, fits a small screen, keeps to its byte budgets, and shows axe nothing',
    async (route, { expect }) => {
      await pages.withPage(async (page) => {
        await page.setViewportSize(SCREENS.phone.viewport);
        await open(page, route);
        expect.soft(await tooHeavy(page, route)).toEqual([]);
        for (const screen of ['phone', 'desktop'] as const)
          measured[screen].set(route, await measure(page, screen));
        expect.soft(await overflow(page), 'pixels wider than the window').toBe(0);
        if (axeRoutes.has(route)) expect.soft(await violationsInAllLooks(page), 'axe').toEqual([]);
      });
    },
  );

  it('the 404 page, too', async ({ expect }) => {
    await pages.withPage(
      async (page) => {
        await open(page, '/no-such-page');
        expect.soft(await overflow(page)).toBe(0);
        expect.soft(await violationsInAllLooks(page), 'axe').toEqual([]);
      },
      [FAILED_RESOURCE],
    );
  });
});

describe.each(Object.entries(SCREENS))('on a %s', (name, { firstCode: latest }) => {
  it(`the first code of guides and SDK pages begins within ${String(latest)} pixels`, () => {
    const withCode = [...measured[name as Screen]].flatMap(([route, { firstCode }]) =>
      TYPES_WITH_CODE.includes(pageTypeOf(route)) && firstCode !== undefined ? [{ route, firstCode }] : [],
    );
    const late = withCode.filter(({ firstCode }) => firstCode > latest);
    expect(withCode.length).toBeGreaterThan(50);
    expect(late.filter(({ route }) => !exceptions.firstCodeLate.includes(route))).toEqual([]);
  });
});

it(`no page is taller than ${String(TALLEST)} pixels on a phone`, () => {
  const tall = [...measured.phone].filter(([, { height }]) => height > TALLEST).map(([route]) => route);
  expect(comparedWith(exceptions.tallOnPhones, tall), `see ${EXCEPTIONS}`).toEqual(AS_LISTED);
});

describe('in the file of every page', () => {
  it.each(Object.entries(STRUCTURE))('%s', (_, rule) => {
    const problems = [...markup].flatMap(([route, page]) =>
      rule(page).map((problem) => `${route}: ${problem}`),
    );
    expect(problems).toEqual([]);
  });
});
