/** How soon a guide gets to its code, and how far a phone must scroll. */
import pLimit from 'p-limit';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { METERED, reportConnection } from '../support/connection.ts';
import { pagePool } from '../support/page-pool.ts';
import { AS_LISTED, comparedWith, EXCEPTIONS, exceptions } from '../support/page-exceptions.ts';
import { builtRoutes, longestFirst, pageTypeOf } from '../support/routes.ts';

/** Where the first code of a page must begin, in pixels from its top. */
const SCREENS = {
  desktop: { viewport: { width: 1440, height: 900 }, firstCode: 900 },
  phone: { viewport: { width: 390, height: 844 }, firstCode: 1200 },
} as const;

type Screen = keyof typeof SCREENS;

/** The height of the longest page on a phone, in pixels, with its folds closed. */
const TALLEST = 20_000;

const TYPES_WITH_CODE: readonly string[] = ['guide', 'sdk'];
const CONCURRENCY = 3;

interface Measured {
  /** Absent for a page without code. */
  readonly firstCode?: number;
  readonly height: number;
}

const pages = pagePool({ reducedMotion: 'reduce', viewport: SCREENS.phone.viewport }, (context) =>
  reportConnection(context, METERED),
);
const measured: Record<Screen, Map<string, Measured>> = { desktop: new Map(), phone: new Map() };

function measure(page: Page): Promise<Measured> {
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

beforeAll(async () => {
  const limit = pLimit(CONCURRENCY);
  await Promise.all(
    longestFirst(builtRoutes).map((route) =>
      limit(() =>
        pages.withPage(async (page) => {
          await page.goto(route);
          await page.waitForSelector('html[data-ready="true"]');
          for (const screen of ['phone', 'desktop'] as const) {
            await page.setViewportSize(SCREENS[screen].viewport);
            measured[screen].set(route, await measure(page));
          }
          await page.setViewportSize(SCREENS.phone.viewport);
        }),
      ),
    ),
  );
}, 600_000);

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
