/** axe on one page as readers meet it: in both color modes, on a large and on a small screen, without loading it again. */
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { addAxe, axeViolations, COLOR_RULES } from '../../support/axe.ts';
import { followColorMode, type ColorMode } from '../../support/color-mode.ts';
import { finishAnimations } from '../../support/finish-animations.ts';

/** How a page is looked at. */
export interface Look {
  readonly mode: ColorMode;
  readonly width: number;
  /** Every rule, or those whose answer depends on colors. */
  readonly rules: 'all' | 'colors';
}

/** axe leaves this rule of WCAG 2.2 out unless it's asked for. */
const TARGETS: RunOptions['rules'] = { 'target-size': { enabled: true } };

export const LARGE_SCREEN = { width: 1280, height: 720 };
export const SMALL_SCREEN = { width: 320, height: 700 };

/**
 * Four looks, each of which changes one thing. What doesn't depend on colors depends on the width at most, so those rules
 * run once for each width.
 */
export const LOOKS: readonly Look[] = [
  { mode: 'dark', width: SMALL_SCREEN.width, rules: 'all' },
  { mode: 'light', width: SMALL_SCREEN.width, rules: 'colors' },
  { mode: 'light', width: LARGE_SCREEN.width, rules: 'all' },
  { mode: 'dark', width: LARGE_SCREEN.width, rules: 'colors' },
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

/** Waits until what follows the size of the window has followed, such as boxes that scroll now. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  await finishAnimations(page);
}

/**
 * What two looks agree on. On a busy machine, axe has once read colors that the page did not have; what a reader would
 * see stays.
 */
async function confirmed(page: Page, rules: Look['rules']): Promise<string[]> {
  const options: Pick<RunOptions, 'runOnly' | 'rules'> =
    rules === 'colors' ? { runOnly: [...COLOR_RULES] } : { rules: TARGETS };
  const first = await axeViolations(page, options);
  if (first.length === 0) return [];
  await settle(page);
  const second = new Set(await axeViolations(page, options));
  return first.filter((violation) => second.has(violation));
}

/**
 * What axe finds on the page that shows, a line for each finding, with the look that has it. Leaves the page on the
 * screen and in the mode of the last look.
 */
export async function violationsInAllLooks(page: Page): Promise<string[]> {
  await thinOutCode(page);
  await addAxe(page);
  const violations: string[] = [];
  for (const { mode, width, rules } of LOOKS) {
    if (page.viewportSize()?.width !== width)
      await page.setViewportSize(width === SMALL_SCREEN.width ? SMALL_SCREEN : LARGE_SCREEN);
    if ((await shownMode(page)) !== mode) await followColorMode(page, mode);
    await settle(page);
    const found = await confirmed(page, rules);
    const look = `${mode}, ${String(width)} px`;
    violations.push(...found.map((violation) => `${look}: ${violation}`));
    if ((await shownMode(page)) !== mode) violations.push(`${look}: the page has left the ${mode} mode`);
  }
  return violations;
}

/** The color mode that the page shows. */
function shownMode(page: Page): Promise<string | null> {
  return page.locator('html').getAttribute('data-theme');
}
