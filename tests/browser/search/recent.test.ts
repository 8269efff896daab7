/** Searches that the browser keeps. */
import { describe, expect, it } from 'vitest';
import { withPage } from '../../support/browser.ts';
import { sharedPage } from '../../support/shared-page.ts';
import { storeFirst } from '../../support/store-first.ts';
import { find, openSearch, START, type SearchDialog } from './support/search-dialog.ts';
import { variants } from '../../support/variants.ts';

const KEY = 'recent-searches';

const removers = ({ dialog }: SearchDialog): Promise<string[]> =>
  dialog
    .getByRole('button', { name: /^Remove “/ })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));

describe('recent searches', () => {
  const onStart = sharedPage({}, async (page) => {
    await page.goto(START);
    return page;
  });

  it('are those that led to a page, the newest first', async () => {
    await withPage({}, async (page) => {
      const search = await openSearch(page);
      for (const query of ['idempotency', 'webhooks']) {
        await find(search, query);
        await page.keyboard.press('Enter');
        await search.dialog.waitFor({ state: 'detached' });
        await page.keyboard.press('Control+k');
        await search.field.waitFor();
      }
      await search.field.fill('never chosen');
      await search.field.fill('');
      await expect.poll(() => removers(search)).toEqual(['Remove “webhooks”', 'Remove “idempotency”']);
    });
  });

  it('are asked again with a click', async () => {
    await withPage({}, async (page) => {
      await storeFirst(page, KEY, '["webhooks"]');
      const search = await openSearch(page);
      await search.dialog.getByRole('button', { name: 'webhooks', exact: true }).click();
      await search.options.first().waitFor();
      expect(await search.field.inputValue()).toBe('webhooks');
    });
  });

  it('are removed one by one and all together; focus goes to the field', async () => {
    await withPage({}, async (page) => {
      await storeFirst(page, KEY, '["a1","b2","c3"]');
      const search = await openSearch(page);
      await search.dialog.getByRole('button', { name: 'Remove “b2”' }).click();
      await expect.poll(() => removers(search)).toEqual(['Remove “a1”', 'Remove “c3”']);
      expect(await search.field.evaluate((field) => field === document.activeElement)).toBe(true);
      expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe('["a1","c3"]');
      await search.dialog.getByRole('button', { name: 'Remove all' }).click();
      await search.dialog.getByRole('link', { name: 'API reference' }).waitFor();
      expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
    });
  });

  it.each(
    variants([
      ['an object', '{"a":1}'],
      ['a list of other things', '[1,{"toString":"x"},null]'],
      ['no JSON', 'not JSON'],
      ['a query of 100,000 characters', JSON.stringify(['x'.repeat(100_000)])],
    ]),
  )('are none when what is stored is %s', async (_, value) => {
    await onStart(async (page) => {
      await page.evaluate(
        ([key, stored]) => {
          localStorage.setItem(key, stored);
        },
        [KEY, value] as const,
      );
      const search = await openSearch(page);
      await search.dialog.getByRole('link', { name: 'API reference' }).waitFor();
      expect(await removers(search)).toEqual([]);
    });
  });

  it('are text, whatever is stored', async () => {
    await withPage({}, async (page) => {
      await storeFirst(page, KEY, '["<img src=x onerror=document.title=1>"]');
      const search = await openSearch(page);
      expect(await removers(search)).toEqual(['Remove “<img src=x onerror=document.title=1>”']);
      expect(await search.dialog.locator('img').count()).toBe(0);
      expect(await page.title()).not.toBe('1');
    });
  });

  it('are none where the browser keeps nothing; the search works', async () => {
    await withPage({ expectedMessages: [/browser storage is not available/] }, async (page) => {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      });
      const search = await openSearch(page);
      await find(search, 'webhooks');
      await page.keyboard.press('Enter');
      await expect.poll(() => new URL(page.url()).pathname).toMatch(/webhooks/);
    });
  });
});
