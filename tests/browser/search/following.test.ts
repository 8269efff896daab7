/** How the reader moves through the results and opens one. */
import { describe, expect, it } from 'vitest';
import { holdRequests } from '../../site/support/network.ts';
import { linkInText, open, pageHeading } from '../../site/support/visitor.ts';
import { withPage } from '../../support/browser.ts';
import {
  find,
  routesOf,
  searchDialog,
  SEVERAL_GROUPS,
  sharedSearch,
  START,
} from './support/search-dialog.ts';

const withSearch = sharedSearch();

describe('the keyboard', () => {
  it('moves through all groups and around at the ends; focus stays in the field', async () => {
    await withSearch(async (search, page) => {
      await find(search, SEVERAL_GROUPS);
      const all = await routesOf(search);
      const active = (): Promise<string | null> => search.active.getAttribute('href');
      const visited: (string | null)[] = [];
      for (const route of all) {
        visited.push(await active());
        expect([route, await search.active.count()]).toEqual([route, 1]);
        const id = await search.active.getAttribute('id');
        expect(await search.field.getAttribute('aria-activedescendant')).toBe(id);
        await page.keyboard.press('ArrowDown');
      }
      expect(visited).toEqual(all);
      expect(await active()).toBe(all[0]);
      await page.keyboard.press('ArrowUp');
      expect(await active()).toBe(all.at(-1));
      await expect
        .poll(() =>
          search.active.evaluate((option) => {
            const { top, bottom } = option.getBoundingClientRect();
            return document.elementFromPoint(700, (top + bottom) / 2)?.closest('[role=option]') === option;
          }),
        )
        .toBe(true);
      expect(await search.field.evaluate((field) => field === document.activeElement)).toBe(true);
    });
  });

  it('Home and End move within the text', async () => {
    await withSearch(async (search, page) => {
      await find(search, 'pay');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Home');
      await page.keyboard.type('apple ');
      expect(await search.field.inputValue()).toBe('apple pay');
      await page.keyboard.press('End');
      await page.keyboard.type('s');
      expect(await search.field.inputValue()).toBe('apple pays');
    });
  });

  it('Enter opens the active result, and Back returns to the page before', async () => {
    await withSearch(async (search, page) => {
      await find(search, 'idempotency key');
      await page.keyboard.press('ArrowDown');
      const url = await search.active.getAttribute('href');
      await page.keyboard.press('Enter');
      await page.waitForURL((address) => address.pathname + address.search + address.hash === url);
      await search.dialog.waitFor({ state: 'detached' });
      await page.goBack();
      await expect.poll(() => new URL(page.url()).pathname).toBe(START);
    });
  });

  it('Ctrl+Enter opens the active result in a new tab, and the dialog stays', async () => {
    await withSearch(async (search, page) => {
      await find(search, 'idempotency key');
      const url = await search.active.getAttribute('href');
      const [tab] = await Promise.all([
        page.context().waitForEvent('page'),
        page.keyboard.press('Control+Enter'),
      ]);
      await tab.waitForURL((address) => address.pathname + address.search + address.hash === url);
      expect(await search.dialog.isVisible()).toBe(true);
      expect(new URL(page.url()).pathname).toBe(START);
    });
  });
});

describe('the mouse', () => {
  it.each([
    ['the middle button', { button: 'middle' as const }],
    ['Ctrl', { modifiers: ['Control' as const] }],
  ])('opens a result in a new tab with %s', async (_, how) => {
    await withSearch(async (search, page) => {
      await find(search, 'idempotency key');
      const [tab] = await Promise.all([
        page.context().waitForEvent('page'),
        search.options.nth(1).click(how),
      ]);
      await tab.waitForURL(/highlight=idempotency/);
      expect(await search.dialog.isVisible()).toBe(true);
      expect(new URL(page.url()).pathname).toBe(START);
    });
  });

  it('empties the field with Clear, which gives focus back to it', async () => {
    await withSearch(async (search, page) => {
      await find(search, 'token');
      await search.dialog.getByRole('button', { name: 'Clear' }).click();
      await search.options.first().waitFor({ state: 'detached' });
      await page.keyboard.type('webhooks');
      await search.options.first().waitFor();
      expect(await search.field.inputValue()).toBe('webhooks');
    });
  });
});

it('stays open, with what is typed, while a page comes that the reader has asked for before', async () => {
  await withPage({ fetchesAhead: false }, async (page) => {
    await open(page, START);
    const held = await holdRequests(page, '**/docs/api/idempotency');
    await linkInText(page, '/docs/api/idempotency').click();
    await page.keyboard.press('Control+k');
    const search = searchDialog(page);
    await search.field.fill('webhook');
    await held.release();
    await expect.poll(() => pageHeading(page).textContent()).toBe('Idempotency');
    await search.options.first().waitFor();
    expect(await search.field.inputValue()).toBe('webhook');
    await search.dialog.getByRole('button', { name: 'Close' }).click();
    await search.dialog.waitFor({ state: 'detached' });
    await page.keyboard.press('Control+k');
    await search.field.waitFor();
  });
});
