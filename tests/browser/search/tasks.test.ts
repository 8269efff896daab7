/** A few of the tasks of tests/search/tasks.yaml as a reader does them: type, press Enter, see the response. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { find, sharedSearch, type SearchDialog } from './support/search-dialog.ts';

/** Whether the element with the ID is within the first half of the screen. */
const isInView = (page: Page, id: string): Promise<boolean> =>
  page.evaluate((target) => {
    const box = document.getElementById(target)?.getBoundingClientRect();
    return box !== undefined && box.top >= 0 && box.top < innerHeight / 2;
  }, id);

/** The languages of the tabs that are selected in the samples of the server. */
const selectedTabs = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role=tab][aria-selected=true]')].map((tab) => tab.textContent),
  );

const withSearch = sharedSearch({ staysWhereItIs: true });

/** Opens the first result, and waits until the address is one of that page. */
async function follow(search: SearchDialog, query: string, route: string): Promise<void> {
  const { page } = search;
  await find(search, query);
  await page.keyboard.press('Enter');
  await search.dialog.waitFor({ state: 'detached' });
  await expect.poll(() => new URL(page.url()).pathname).toBe(route);
}

describe('the first result', () => {
  it.each([
    ['delete token java', '/docs/api/tokens', 'tokens-delete', 'Java'],
    ['page through list go', '/docs/sdks/server-side/go', 'pagination', 'Go'],
    ['verify webhook python', '/docs/api/webhooks', 'verify-signature', 'Python'],
  ])('of “%s” shows the place, in that language', async (query, route, id, label) => {
    await withSearch(async (search, page) => {
      await follow(search, query, route);
      await expect.poll(() => isInView(page, id)).toBe(true);
      await expect.poll(async () => [...new Set(await selectedTabs(page))]).toEqual([label]);
    });
  });

  it.each([
    ['why a 403', '/docs/api/errors', 'api-errors-403'],
    ['what happens to cvc', '/docs/api/tokens/token-types', 'cvc-retention'],
    ['first token', '/docs', 'store-your-first-token'],
  ])('of “%s” shows the place', async (query, route, id) => {
    await withSearch(async (search, page) => {
      await follow(search, query, route);
      await expect.poll(() => isInView(page, id)).toBe(true);
    });
  });
});
