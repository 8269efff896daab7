import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RunOptions } from 'axe-core';
import type { JSHandle, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { weighPage } from '../../bench/page-weight.ts';
import { addAxe, axeViolations, COLOR_RULES } from '../support/axe.ts';
import { COLOR_MODES, followColorMode } from '../support/color-mode.ts';
import { pagePool } from '../support/page-pool.ts';
import { buildFolder, builtPageFile, builtRoutes, longestFirst, pageTypeOf } from '../support/routes.ts';
import { overBudget } from './support/page-budgets.ts';
import { contrastChoice } from './sweep/contrast-choice.ts';
import { kindsOfText } from './sweep/kinds-of-text.ts';

const LARGE_SCREEN = { width: 1280, height: 720 };
const SMALL_SCREEN = { width: 320, height: 700 };

/** The slowest rule of all. What can be pressed is made of a few components, all of which the gallery shows to every rule. */
const TARGET_SIZE = 'target-size';

/** Rules that are left out, in the form of axe. */
function without(names: readonly string[]): RunOptions['rules'] {
  return Object.fromEntries(names.map((rule) => [rule, { enabled: false }]));
}

const contrast = contrastChoice();

const pages = pagePool({ reducedMotion: 'reduce' }, async (context) => {
  await addAxe(context);
  // A page keeps the mode that it followed to.
  await context.addInitScript(() => {
    if (location.protocol !== 'about:') localStorage.setItem('theme', 'dark');
  });
});

/** Opens a page in dark mode and waits until it is interactive. */
async function open(page: Page, route: string): Promise<void> {
  // Nobody looks at the page before any more: its layout on the large screen would be for nothing.
  await page.evaluate(() => {
    document.documentElement.style.display = 'none';
  });
  await page.setViewportSize(LARGE_SCREEN);
  await page.goto(route);
  await page.waitForSelector('html[data-has-hydrated="true"][data-theme="dark"]');
}

/**
 * What two looks agree on. On a busy machine, axe has once read colors that the page did not have; what a reader would see
 * stays.
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

/** Takes the colors out of code, which are more than half of all elements and mean nothing to the rules about structure. */
function withoutCodeColors(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const code of document.querySelectorAll('pre code')) code.replaceChildren(code.textContent);
  });
}

/** What axe finds that does not depend on colors: all over the first page of a page type, in the main part of the others. */
async function structureViolations(page: Page, route: string): Promise<string[]> {
  const pageType = pageTypeOf(route);
  const isFirst = !seenWhole.has(pageType);
  seenWhole.add(pageType);
  await withoutCodeColors(page);
  return isFirst
    ? confirmed(() => axeViolations(page, { rules: without(COLOR_RULES) }))
    : confirmed(() => axeViolations(page, { rules: without([...COLOR_RULES, TARGET_SIZE]) }, 'main'));
}

/** Looks at colors where a page shows something that no page before has shown; all over the first page of a page type. */
async function colorViolationsOfNewKinds(page: Page, route: string): Promise<string[]> {
  const pageType = `page type ${pageTypeOf(route)}`;
  const { names, examples } = await kindsOfText(page);
  const unseen = contrast.choose(route, [...names, pageType]);
  if (unseen.length === 0) return [];
  return colorViolations(page, unseen.includes(pageType) ? undefined : await examples(unseen));
}

/** Ids that more than one element has. */
async function doubleIds(page: Page): Promise<string[]> {
  const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}

/** How many pixels the page is wider than a small screen. */
async function overflowOnSmallScreen(page: Page): Promise<number> {
  await page.setViewportSize(SMALL_SCREEN);
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

// A page is opened once, and several at a time. Every rule of axe but those about colors is run on all of the first page of
// each page type, and, but for that about the size of targets, on the main part of each page; those about colors, in both
// color modes, on everything of which no page before has shown the like.
describe.concurrent('every page', () => {
  it.for(longestFirst(builtRoutes))(
    '%s has no console message, no double id, nothing that axe finds, fits a small screen and keeps to its byte budgets',
    async (route, { expect }) => {
      await pages.withPage(async (page) => {
        await open(page, route);
        expect.soft(await colorViolationsOfNewKinds(page, route), 'axe, colors').toEqual([]);
        expect.soft(await structureViolations(page, route), 'axe').toEqual([]);
        expect.soft(await doubleIds(page), 'double ids').toEqual([]);
        expect.soft(await overflowOnSmallScreen(page), 'pixels too wide at 320').toBeLessThanOrEqual(0);
        const weight = await weighPage(page, buildFolder, path.relative(buildFolder, builtPageFile(route)));
        expect.soft(overBudget(route, weight), 'byte budgets').toEqual([]);
      });
    },
  );
});

describe('contrast', () => {
  /** Classes in the HTML of a page: read from the file, where the choice reads the page itself. */
  function classesOf(route: string): string[] {
    const [, body = ''] = readFileSync(builtPageFile(route), 'utf8').split('<body');
    return [...body.matchAll(/\sclass=(?:"([^"]*)"|([^\s>]+))/g)].flatMap(([, quoted, bare]) =>
      (quoted ?? bare ?? '').split(' '),
    );
  }

  it('was looked at on a page of each page type, and where each class of the site shows', () => {
    const looked = [...contrast.chosen];
    const kinds = (routes: readonly string[]): string[] =>
      routes.flatMap((route) => [`page type ${pageTypeOf(route)}`, ...classesOf(route)]);
    const seen = new Set(kinds(looked));
    expect([...new Set(kinds(builtRoutes))].filter((kind) => !seen.has(kind))).toEqual([]);
  });

  it('is not looked at where nothing is new', () => {
    expect(contrast.chosen.size).toBeLessThan(builtRoutes.length);
  });
});
