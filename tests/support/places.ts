import type { Locator, Page } from 'playwright-core';

/** How far the upper edge of an element is below that of the window, in pixels. */
export function top(locator: Locator): Promise<number> {
  return locator.evaluate((element) => element.getBoundingClientRect().top);
}

/** Two frames: what the browser corrects by itself has happened. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
}

/** Each time, what came into view is laid out; one height after another is known. */
const ATTEMPTS = 10;

/** Scrolls an element to a distance from the upper edge of the window, or as close to it as the page allows. */
export async function placeAt(locator: Locator, distance: number): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    await locator.evaluate((element, wanted) => {
      if (Math.abs(element.getBoundingClientRect().top - wanted) < 1) return;
      element.scrollIntoView({ block: 'start', behavior: 'instant' });
      window.scrollBy({ top: element.getBoundingClientRect().top - wanted, behavior: 'instant' });
    }, distance);
    await settle(locator.page());
    if (Math.abs((await top(locator)) - distance) < 1) return;
  }
}
