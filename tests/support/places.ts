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

/** Scrolls an element to a distance from the upper edge of the window. */
export async function placeAt(locator: Locator, distance: number): Promise<void> {
  await locator.evaluate((element, wanted) => {
    element.scrollIntoView({ block: 'start', behavior: 'instant' });
    window.scrollBy({ top: element.getBoundingClientRect().top - wanted, behavior: 'instant' });
  }, distance);
  await settle(locator.page());
}
