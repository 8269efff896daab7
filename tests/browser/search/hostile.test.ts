/** Whatever is typed or stands in the address is text. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { open, useVisitor } from '../../specification/support/visitor.ts';
import { find, openSearch } from './support/search-dialog.ts';

const visit = useVisitor();

const HOSTILE = [
  '<img src=x onerror="document.title=\'taken\'">',
  "\"><script>document.title='taken'</script>",
  "javascript:document.title='taken'",
  '\u202E%00\u0000{{constructor.constructor("document.title=1")()}}',
  '__proto__ constructor toString',
];

/** 10,000 letters in words that all differ, and that all may be misspelled. */
const MANY_WORDS = Array.from(
  { length: 1_250 },
  (_, place) =>
    `to${(place + 30 ** 4).toString(30).replace(/\d/g, (digit) => 'uvwxyzbcdf'[Number(digit)] ?? '')}`,
).join(' ');

const isTaken = (page: Page): Promise<boolean> =>
  page.evaluate(
    () => document.title === 'taken' || document.querySelector('main img[src=x], dialog img') !== null,
  );

describe('a hostile query', () => {
  it.each(HOSTILE)('%j is text', async (query) => {
    await visit({}, async (page) => {
      const search = await openSearch(page);
      await search.field.fill(query);
      await expect.poll(() => search.status.textContent()).toMatch(/result|Nothing found/);
      expect(await isTaken(page)).toBe(false);
      // The search still answers.
      await find(search, 'webhooks');
    });
  });

  it('that was not found is quoted as text', async () => {
    await visit({}, async (page) => {
      const search = await openSearch(page);
      await search.field.fill('<i>qqqqzzzz');
      await expect.poll(() => search.status.textContent()).toBe('Nothing found for “<i>qqqqzzzz”.');
      expect(await search.dialog.locator('i').count()).toBe(0);
    });
  });

  it('of 10,000 letters is answered like any other, and the next one too', async () => {
    await visit({}, async (page) => {
      const search = await openSearch(page);
      for (const pasted of ['x'.repeat(10_000), MANY_WORDS, '<'.repeat(10_000)]) {
        for (const [query, status] of [
          [pasted, /result|Nothing found/],
          ['webhooks', /result/],
        ] as const) {
          // What is said of the query before would do as well.
          await search.field.fill('');
          await expect.poll(() => search.status.textContent()).toBe('');
          await search.field.fill(query);
          await expect.poll(() => search.status.textContent()).toMatch(status);
        }
      }
    });
  });
});

describe('hostile words in the address', () => {
  it.each([...HOSTILE, 'a%', '+'.repeat(50), 'x'.repeat(8_000)])('%# are text', async (words) => {
    await visit({}, async (page) => {
      await open(page, `/docs/api/errors?${String(new URLSearchParams({ highlight: words }))}`);
      await page.waitForTimeout(500);
      expect(await isTaken(page)).toBe(false);
      expect(await page.locator('h1').innerText()).toBe('Errors');
    });
  });
});
