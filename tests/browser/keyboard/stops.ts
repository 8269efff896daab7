import type { JSHandle, Locator, Page } from 'playwright-core';

/** More than any page has. */
const MOST_STOPS = 1500;

/** A stop of the keyboard as a reader who sees finds it. */
export interface Stop {
  /** E.g. `A Errors`. */
  readonly name: string;
  /** What's wrong with it, e.g. `no ring`. */
  readonly problems: readonly string[];
}

/**
 * What has the focus, whether a ring shows (WCAG 2.4.7), and whether a part of it is in the window and uncovered (2.4.11).
 */
function lookAtFocus(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`.slice(
      0,
      60,
    );
    // A choice of a group has its ring around its label.
    const ringed = [element, ...(element.matches('input') ? [element.closest('label') ?? element] : [])];
    const hasRing = ringed.some((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(part);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    });
    const isShown = [...element.getClientRects()].some(({ left, top, width, height }) =>
      [0.1, 0.5, 0.9].some((part) => {
        const [x, y] = [left + Math.min(width / 2, 8), top + height * part];
        const shown = document.elementFromPoint(x, y);
        return shown !== null && (element.contains(shown) || ringed.some((around) => around.contains(shown)));
      }),
    );
    return {
      name,
      problems: [...(hasRing ? [] : ['no ring']), ...(isShown ? [] : ['out of the window or covered'])],
    };
  });
}

/** In milliseconds. The focused element must be in view by then, also on a busy machine. */
const PATIENCE = 2_000;

/** What comes into view with the focus might do so some frames later, while what's around it is laid out. */
async function focusedStop(page: Page): Promise<Stop> {
  let stop = await lookAtFocus(page);
  const end = Date.now() + PATIENCE;
  while (stop.problems.length > 0 && Date.now() < end) {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    stop = await lookAtFocus(page);
  }
  return stop;
}

/**
 * Presses a key until the focus leaves the page.
 *
 * @returns the stops in their order
 * @throws when the focus never leaves, which traps the reader
 */
export async function walkThrough(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<readonly Stop[]> {
  const stops: Stop[] = [];
  let first: JSHandle<Element | null> | undefined;
  while (stops.length < MOST_STOPS) {
    await page.keyboard.press(key);
    const stop = await focusedStop(page);
    if (stop.name.startsWith('BODY')) return stops;
    // Some versions of Chromium go around without a stop at the document.
    if (await first?.evaluate((one) => one === document.activeElement)) return stops;
    first ??= await page.evaluateHandle(() => document.activeElement);
    stops.push(stop);
  }
  throw new Error(`The focus never leaves ${page.url()}. The last stop was ${stops.at(-1)?.name ?? ''}.`);
}

export function hasFocus(element: Locator): Promise<boolean> {
  return element.evaluate((one) => one === document.activeElement);
}

/** Presses Tab, or Shift+Tab, until an element has the focus. */
export async function tabTo(page: Page, element: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < MOST_STOPS; presses += 1) {
    if (await hasFocus(element)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`No press of ${key} leads to ${String(element)}.`);
}

/** Opens the first stop of every page, which leads to its main part. */
export async function skipToText(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
}
