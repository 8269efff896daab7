/** Whatever is typed or is in the address is text. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { open } from '../../site/support/visitor.ts';
import { withPage } from '../../support/browser.ts';
import { sharedSearch, type SearchDialog } from './support/search-dialog.ts';

const HOSTILE = [
  '<img src=x onerror="document.title=\'taken\'">',
  "\"><script>document.title='taken'</script>",
  "javascript:document.title='taken'",
  '\u202E%00\u0000{{constructor.constructor("document.title=1")()}}',
  '__proto__ constructor toString',
];

/** 10,000 characters in words that all differ, and that all can be misspelled. */
const MANY_WORDS = Array.from(
  { length: 1_250 },
  (_, place) =>
    `to${(place + 30 ** 4).toString(30).replace(/\d/g, (digit) => 'uvwxyzbcdf'[Number(digit)] ?? '')}`,
).join(' ');

const PASTED = ['x'.repeat(10_000), MANY_WORDS, '<'.repeat(10_000)];

const isTaken = (page: Page): Promise<boolean> =>
  page.evaluate(
    () => document.title === 'taken' || document.querySelector('main img[src=x], dialog img') !== null,
  );

/** Types a query over an empty field: what is said of the query before would do as well. */
async function ask({ field, status }: SearchDialog, query: string, answer: RegExp): Promise<void> {
  await field.fill('');
  await expect.poll(() => status.textContent()).toBe('');
  await field.fill(query);
  await expect.poll(() => status.textContent()).toMatch(answer);
}

// One page for all queries: after each, the search must still respond.
const withSearch = sharedSearch();

describe('a hostile query', () => {
  it('is text', async () => {
    await withSearch(async (search, page) => {
      const taken: string[] = [];
      for (const query of HOSTILE) {
        await ask(search, query, /result|Nothing found/);
        if (await isTaken(page)) taken.push(query);
        await ask(search, 'webhooks', /result/);
      }
      expect(taken).toEqual([]);
    });
  });

  it('that was not found is quoted as text', async () => {
    await withSearch(async (search) => {
      await search.field.fill('<i>qqqqzzzz');
      await expect.poll(() => search.status.textContent()).toBe('Nothing found for “<i>qqqqzzzz”.');
      expect(await search.dialog.locator('i').count()).toBe(0);
    });
  });

  it('of 10,000 characters returns results like any other, and the next one too', async () => {
    await withSearch(async (search) => {
      for (const pasted of PASTED) {
        await ask(search, pasted, /result|Nothing found/);
        await ask(search, 'webhooks', /result/);
      }
      expect(await search.options.count()).toBeGreaterThan(0);
    });
  });
});

describe('hostile words in the address', () => {
  it('are text', async () => {
    await withPage({ fetchesAhead: false }, async (page) => {
      const seen: unknown[] = [];
      const all = [...HOSTILE, 'a%', '+'.repeat(50), 'x'.repeat(8_000)];
      for (const words of all) {
        await open(page, `/docs/api/errors?${String(new URLSearchParams({ highlight: words }))}`);
        await page.waitForLoadState('networkidle');
        seen.push({ words, isTaken: await isTaken(page), heading: await page.locator('h1').innerText() });
      }
      expect(seen).toEqual(all.map((words) => ({ words, isTaken: false, heading: 'Errors' })));
    });
  });
});
