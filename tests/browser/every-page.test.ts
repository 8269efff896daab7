import { statSync } from 'node:fs';
import path from 'node:path';
import type { RunOptions } from 'axe-core';
import type { JSHandle, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { addAxe, axeViolations, COLOR_RULES } from '../support/axe.ts';
import { COLOR_MODES, followColorMode } from '../support/color-mode.ts';
import { METERED, reportConnection } from '../support/connection.ts';
import { pagePool } from '../support/page-pool.ts';
import { buildFolder, builtPageFile, builtRoutes, longestFirst, pageTypeOf } from '../support/routes.ts';
import { storeFirst } from '../support/store-first.ts';
import { overBudget } from './support/page-budgets.ts';
import { fetchedFiles, weighPage } from './support/page-weight.ts';
import { builtElements } from './sweep/built-page.ts';
import { contrastChoice } from './sweep/contrast-choice.ts';
import { kindsOfMarkup, type KindsOfMarkup } from './sweep/kinds-of-markup.ts';
import { kindsOfText } from './sweep/kinds-of-text.ts';
import { smallestCover } from './sweep/smallest-cover.ts';
import { STRUCTURE } from './sweep/structure.ts';

const LARGE_SCREEN = { width: 1280, height: 720 };
const SMALL_SCREEN = { width: 320, height: 700 };

/**
 * The slowest rule of all. What can be pressed is made of a few components, all of which the gallery shows to every
 * rule.
 */
const TARGET_SIZE = 'target-size';

/** Rules that are left out, in the form of axe. */
function without(names: readonly string[]): RunOptions['rules'] {
  return Object.fromEntries(names.map((rule) => [rule, { enabled: false }]));
}

/** What a page costs beside the bytes of its HTML, in bytes. */
const COST_OF_A_PAGE = 50_000;

const markup = new Map(builtRoutes.map((route) => [route, builtElements(route)]));

/** Pages that show every page type and every kind of markup between them. */
function chooseBy(kindsOf: (kinds: KindsOfMarkup) => Iterable<string>): ReadonlySet<string> {
  const candidates = [...markup].map(([route, elements]) => {
    const kinds = new Set([`page type ${pageTypeOf(route)}`, ...kindsOf(kindsOfMarkup(elements))]);
    return [route, { kinds, cost: COST_OF_A_PAGE + statSync(builtPageFile(route)).size }] as const;
  });
  return new Set(smallestCover(new Map(candidates)));
}

/** Rules about structure look at elements, those about colors also at what is around them. */
const structurePages = chooseBy(({ elements }) => elements);
const colorPages = chooseBy(({ elements, pairs }) => [...elements, ...pairs]);
const withAxe = builtRoutes.filter((route) => structurePages.has(route) || colorPages.has(route));

const contrast = contrastChoice();

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

/**
 * What two looks agree on. On a busy machine, axe has once read colors that the page did not have; what a reader would
 * see stays.
 */
async function confirmed(look: () => Promise<string[]>): Promise<string[]> {
  const first = await look();
  if (first.length === 0) return [];
  const second = new Set(await look());
  return first.filter((violation) => second.has(violation));
}

/** The color mode that the page shows. */
function shownMode(page: Page): Promise<string | null> {
  return page.locator('html').getAttribute('data-theme');
}

/**
 * What axe finds in both modes that depends on colors, where a page shows something new.
 *
 * @param within elements with text; undefined for the whole page
 */
async function colorViolations(page: Page, within: JSHandle<Element[]> | undefined): Promise<string[]> {
  const violations: string[] = [];
  for (const mode of COLOR_MODES) {
    if (mode !== (await shownMode(page))) await followColorMode(page, mode);
    const found = await confirmed(() => axeViolations(page, { runOnly: [...COLOR_RULES] }, within));
    violations.push(...found.map((violation) => `${mode}: ${violation}`));
    if (mode !== (await shownMode(page))) violations.push(`The page has left the ${mode} mode.`);
  }
  return violations;
}

/** Page types that axe has looked at a whole page of: what is around the main part is the same on all others. */
const seenWhole = new Set<string>();

/**
 * Takes the colors out of code, which are more than half of all elements and mean nothing to the rules about structure.
 */
function withoutCodeColors(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const code of document.querySelectorAll('pre code')) code.replaceChildren(code.textContent);
  });
}

/**
 * What axe finds that does not depend on colors: all over the first page of a page type, in the main part of the
 * others.
 */
async function structureViolations(page: Page, route: string): Promise<string[]> {
  const pageType = pageTypeOf(route);
  const isFirst = !seenWhole.has(pageType);
  seenWhole.add(pageType);
  await withoutCodeColors(page);
  return isFirst
    ? confirmed(() => axeViolations(page, { rules: without(COLOR_RULES) }))
    : confirmed(() => axeViolations(page, { rules: without([...COLOR_RULES, TARGET_SIZE]) }, 'main'));
}

/**
 * Looks at colors where a page shows something that no page before has shown; all over the first page of a page type.
 */
async function colorViolationsOfNewKinds(page: Page, route: string): Promise<string[]> {
  const pageType = `page type ${pageTypeOf(route)}`;
  const { names, examples } = await kindsOfText(page);
  const unseen = contrast.choose(route, [...names, pageType]);
  if (unseen.length === 0) return [];
  return colorViolations(page, unseen.includes(pageType) ? undefined : await examples(unseen));
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

// Each page is opened once, several at a time.
describe.concurrent('every page', () => {
  it.for(longestFirst(withAxe))(
    '%s has no console message, fits a small screen, keeps to its byte budgets, and axe finds nothing on it',
    async (route, { expect }) => {
      await pages.withPage(async (page) => {
        expect.soft(await visit(page, route)).toEqual(FITS);
        await page.setViewportSize(LARGE_SCREEN);
        await addAxe(page);
        const colors = colorPages.has(route) ? await colorViolationsOfNewKinds(page, route) : [];
        const structure = structurePages.has(route) ? await structureViolations(page, route) : [];
        expect.soft([...colors, ...structure], 'axe').toEqual([]);
        await page.setViewportSize(SMALL_SCREEN);
      });
    },
  );

  it.for(longestFirst(builtRoutes.filter((route) => !withAxe.includes(route))))(
    '%s has no console message, fits a small screen and keeps to its byte budgets',
    async (route, { expect }) => {
      await pages.withPage(async (page) => {
        expect(await visit(page, route)).toEqual(FITS);
      });
    },
  );
});

describe('in the file of every page', () => {
  it.each(Object.entries(STRUCTURE))('%s', (_, rule) => {
    const problems = [...markup].flatMap(([route, page]) =>
      rule(page).map((problem) => `${route}: ${problem}`),
    );
    expect(problems).toEqual([]);
  });
});

describe('the pages that axe looks at', () => {
  it('show every page type, component and state, and are few', () => {
    const shown = (routes: Iterable<string>): Set<string> =>
      new Set(
        [...routes].flatMap((route) => [
          `page type ${pageTypeOf(route)}`,
          ...kindsOfMarkup(markup.get(route) ?? []).elements,
        ]),
      );
    const everything = shown(builtRoutes);
    expect(shown(structurePages)).toEqual(everything);
    expect(shown(colorPages)).toEqual(everything);
    expect(withAxe.length).toBeLessThan(builtRoutes.length / 2);
  });

  it('are looked at for contrast wherever one shows a kind of text that none before has shown', () => {
    const [first = ''] = longestFirst([...colorPages]);
    expect(contrast.chosen).toContain(first);
    expect(contrast.chosen.size).toBeGreaterThan(1);
  });
});
