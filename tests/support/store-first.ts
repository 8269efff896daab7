import type { BrowserContext, Page } from 'playwright-core';

/**
 * Lets pages find a value in the browser's storage before their first script runs.
 *
 * @param target a page, or a context for all its pages to come
 */
export async function storeFirst(target: Page | BrowserContext, key: string, value: string): Promise<void> {
  await target.addInitScript(
    ([name, stored]) => {
      // The empty page of a new tab may get the script too; it has no origin, and reading its storage throws.
      if (self.origin !== 'null') localStorage.setItem(name, stored);
    },
    [key, value] as const,
  );
}
