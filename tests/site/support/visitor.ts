import type { Locator, Page } from 'playwright-core';

/** What the browser or an import writes to the console when a response is an error or doesn't come. */
export const FAILED_RESOURCE = /Failed to (?:load resource|fetch dynamically imported module)/;

/** Waits until the page responds to the reader. */
export async function waitUntilInteractive(page: Page): Promise<void> {
  await page.waitForSelector('html[data-ready="true"]');
}

/** Opens an address of the site and waits until the page responds to the reader. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitUntilInteractive(page);
}

/** Waits until the page has fetched the search files, for every box that it shows, or knows that it cannot. */
export async function waitUntilSearchIsLoaded(page: Page): Promise<void> {
  await page.locator('[aria-haspopup=dialog][aria-busy=true]').first().waitFor({ state: 'detached' });
}

/** A link of the text of a page: not of the bar, the sidebar or the footer. */
export function linkInText(page: Page, address: string): Locator {
  return page.locator(`main a[href="${address}"]`).first();
}

/** The heading of the page that shows. */
export function pageHeading(page: Page): Locator {
  return page.locator('h1');
}
