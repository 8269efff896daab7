/** axe on one page as readers meet it, in both color modes, on a large and on a small screen, without loading it again. */
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { addAxe, axeViolations, COLOR_RULES } from '../../support/axe.ts';
import { followColorMode, type ColorMode } from '../../support/color-mode.ts';
import { finishAnimations } from '../../support/finish-animations.ts';
import { kindsOfText } from './kinds-of-text.ts';

/** How a page is looked at. */
interface Look {
  readonly mode: ColorMode;
  readonly screen: { readonly width: number; readonly height: number };
  /** Every rule, or those that depend on colors. */
  readonly rules: 'all' | 'colors';
}

/** axe leaves the rule for the size of targets out unless it's asked for. */
const ALL_BUT_COLORS: RunOptions['rules'] = {
  ...Object.fromEntries(COLOR_RULES.map((rule) => [rule, { enabled: false }])),
  'target-size': { enabled: true },
};

const LARGE_SCREEN = { width: 1280, height: 720 };
export const SMALL_SCREEN = { width: 320, height: 700 };

/**
 * Four looks. Each changes one thing. What doesn't depend on colors depends on the width at most, so those rules
 * run once for each width.
 */
const LOOKS: readonly Look[] = [
  { mode: 'dark', screen: SMALL_SCREEN, rules: 'all' },
  { mode: 'light', screen: SMALL_SCREEN, rules: 'colors' },
  { mode: 'light', screen: LARGE_SCREEN, rules: 'all' },
  { mode: 'dark', screen: LARGE_SCREEN, rules: 'colors' },
];

/**
 * Leaves one token of each color in each block of code. Tokens are more than half of all elements, and mean nothing to
 * the other rules.
 */
function thinOutCode(page: Page): Promise<void> {
  return page.evaluate(() => {
    const repeated: Element[] = [];
    for (const code of document.querySelectorAll('pre code')) {
      const seen = new Set<string>();
      for (const token of code.querySelectorAll('span')) {
        if (token.childElementCount > 0) continue;
        // Its colors in both modes come from its classes or its style, and what's behind it from its line.
        const kind = [token, token.parentElement]
          .map((part) => `${part?.className} ${part?.getAttribute('style')}`)
          .join();
        if (seen.has(kind)) repeated.push(token);
        seen.add(kind);
      }
    }
    for (const token of repeated) token.replaceWith(token.textContent);
  });
}

/** Waits until what follows the window's size has followed, such as boxes that scroll now. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  await finishAnimations(page);
}

/**
 * What two looks agree on. On a busy machine, axe has once read colors that the page did not have. What a reader would see
 * stays.
 */
async function confirmed(look: () => Promise<string[]>): Promise<string[]> {
  const first = await look();
  if (first.length === 0) return [];
  const second = new Set(await look());
  return first.filter((violation) => second.has(violation));
}

/** Kinds of text that a page has shown already, with the mode. */
const seenKinds = new Set<string>();

/**
 * What axe finds in the colors of a page. It classifies all text on every page in every look, and measures each kind of text
 * once: strings of one kind have the same colors, size and background.
 */
async function colorViolations(page: Page, mode: ColorMode): Promise<string[]> {
  const { names, examples } = await kindsOfText(page);
  const unseen = names.filter((name) => !seenKinds.has(`${mode} ${name}`));
  for (const name of unseen) seenKinds.add(`${mode} ${name}`);
  if (unseen.length === 0) return [];
  const within = await examples(unseen);
  return confirmed(() => axeViolations(page, { runOnly: [...COLOR_RULES] }, within));
}

/** What axe finds that doesn't depend on colors. */
function otherViolations(page: Page): Promise<string[]> {
  return confirmed(() => axeViolations(page, { rules: ALL_BUT_COLORS }));
}

/**
 * What axe finds on the page that shows, a line for each finding, with the look that has it. Leaves the page on the
 * screen and in the mode of the last look.
 */
export async function violationsInAllLooks(page: Page): Promise<string[]> {
  await thinOutCode(page);
  await addAxe(page);
  const violations: string[] = [];
  for (const { mode, screen, rules } of LOOKS) {
    if (page.viewportSize()?.width !== screen.width) await page.setViewportSize(screen);
    if ((await shownMode(page)) !== mode) await followColorMode(page, mode);
    await settle(page);
    const found = await colorViolations(page, mode);
    if (rules === 'all') found.push(...(await otherViolations(page)));
    const look = `${mode}, ${String(screen.width)} px`;
    violations.push(...found.map((violation) => `${look}: ${violation}`));
    if ((await shownMode(page)) !== mode) violations.push(`${look}: the page has left the ${mode} mode`);
  }
  return violations;
}

/** The color mode that the page shows. */
function shownMode(page: Page): Promise<string | null> {
  return page.locator('html').getAttribute('data-theme');
}
