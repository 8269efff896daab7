/** The filter of long tables, on the two tables of product codes. */
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { loadDataTable } from '../../pipeline/content/tables/index.ts';
import { withPage } from '../support/browser.ts';

const ROUTE = '/docs/api/tokens/token-enrichments';
const VISA = loadDataTable('card-products-visa').rows;
const MASTERCARD = loadDataTable('card-products-mastercard').rows;

interface Tables {
  readonly page: Page;
  readonly field: Locator;
  /** What the Visa table says about how many rows show. */
  readonly status: () => Promise<string | null>;
  /** Codes of the rows that show, as the tables of Visa and Mastercard have them. */
  readonly visa: () => Promise<string[]>;
  readonly mastercard: () => Promise<string[]>;
}

async function shownCodes(page: Page, table: string): Promise<string[]> {
  return page.locator(`tr:visible a[id^="${table}-"]`).allTextContents();
}

const codes = (rows: typeof VISA): string[] => rows.map(({ code }) => String(code));

/** Codes of the Visa products whose code or name has all the words. */
const visaCodesWith = (...words: readonly string[]): string[] =>
  codes(
    VISA.filter(({ code, name }) =>
      words.every((word) => [code, name].some((cell) => String(cell).toLowerCase().includes(word))),
    ),
  );

describe('the filter of a long table', () => {
  const withTables = (
    address: string,
    use: (tables: Tables) => Promise<void>,
    options: BrowserContextOptions = {},
  ): Promise<void> =>
    withPage({ fetchesAhead: false, ...options }, async (page) => {
      await page.goto(ROUTE + address);
      if (options.javaScriptEnabled !== false) await page.waitForSelector('html[data-ready="true"]');
      const field = page.getByRole('searchbox', { name: /Filter rows\. .*Visa/ });
      await use({
        page,
        field,
        status: () => page.getByRole('status').filter({ hasText: 'rows' }).first().textContent(),
        visa: () => shownCodes(page, 'card-products-visa'),
        mastercard: () => shownCodes(page, 'card-products-mastercard'),
      });
    });

  it('shows all rows at first and says nothing', async () => {
    await withTables('', async ({ page, visa, mastercard }) => {
      expect(await visa()).toEqual(codes(VISA));
      expect(await mastercard()).toEqual(codes(MASTERCARD));
      expect((await page.getByRole('status').allTextContents()).join('')).toBe('');
    });
  });

  it('hides rows as the reader types, only in its own table', async () => {
    await withTables('', async ({ field, visa, mastercard, status }) => {
      await field.fill('PLATINUM');
      const expected = visaCodesWith('platinum');
      expect(expected.length).toBeGreaterThan(0);
      expect(expected.length).toBeLessThan(VISA.length);
      await expect.poll(visa).toEqual(expected);
      expect(await mastercard()).toEqual(codes(MASTERCARD));
      expect(await status()).toBe(`${String(expected.length)} of ${String(VISA.length)} rows`);
    });
  });

  it('asks for every word, wherever it is', async () => {
    await withTables('', async ({ field, visa }) => {
      await field.fill('  preferred signature ');
      const expected = visaCodesWith('preferred', 'signature');
      expect(expected.length).toBeGreaterThan(0);
      await expect.poll(visa).toEqual(expected);
    });
  });

  it('says when no row is left', async () => {
    await withTables('', async ({ field, visa, status }) => {
      await field.fill('no such product');
      await expect.poll(visa).toEqual([]);
      expect(await status()).toBe(`0 of ${String(VISA.length)} rows`);
    });
  });

  it('keeps the filter in the address without a step in the history, and the rest of the address', async () => {
    await withTables('?lang=python#product-codes', async ({ page, field }) => {
      const steps = await page.evaluate(() => history.length);
      await field.fill('gift & more');
      await expect
        .poll(() => new URL(page.url()).searchParams.get('filter-card-products-visa'))
        .toBe('gift & more');
      const address = new URL(page.url());
      expect([address.searchParams.get('lang'), address.hash]).toEqual(['python', '#product-codes']);
      expect(await page.evaluate(() => history.length)).toBe(steps);
      await field.fill('');
      await expect.poll(() => new URL(page.url()).search).toBe('?lang=python');
    });
  });

  it('reads the filter from the address', async () => {
    await withTables('?filter-card-products-visa=platinum', async ({ field, visa, mastercard }) => {
      await expect.poll(visa).toEqual(visaCodesWith('platinum'));
      expect(await field.inputValue()).toBe('platinum');
      expect(await mastercard()).toEqual(codes(MASTERCARD));
    });
  });

  const ROW = '#card-products-visa-a';
  /** What the reader sees once the tables show the row that a link leads to. */
  const afterLink = async ({ page, field }: Tables): Promise<object> => {
    const row = page.locator(ROW);
    await row.waitFor({ state: 'visible' });
    return {
      filter: await field.inputValue(),
      search: new URL(page.url()).search,
      isInView: await row.evaluate((anchor) => {
        const { top, bottom } = anchor.getBoundingClientRect();
        return top >= 0 && bottom <= window.innerHeight;
      }),
    };
  };
  const CLEARED = { filter: '', search: '', isInView: true };

  it('gives way to an address that leads to a hidden row', async () => {
    await withTables(`?filter-card-products-visa=platinum${ROW}`, async (tables) => {
      expect(await afterLink(tables)).toEqual(CLEARED);
      expect(await tables.visa()).toEqual(codes(VISA));
    });
  });

  it('gives way to a link to a hidden row', async () => {
    await withTables('', async (tables) => {
      await tables.field.fill('platinum');
      await expect.poll(tables.visa).not.toContain('A');
      await tables.page.evaluate((hash) => {
        location.hash = hash;
      }, ROW);
      expect(await afterLink(tables)).toEqual(CLEARED);
      expect(await tables.visa()).toEqual(codes(VISA));
    });
  });

  it('stays when a link leads to a row that shows', async () => {
    await withTables('', async ({ page, field, visa }) => {
      await field.fill('platinum');
      const [first = ''] = visaCodesWith('platinum');
      await page.locator('tr:visible a[id^="card-products-visa-"]').first().click();
      await expect.poll(() => new URL(page.url()).hash).toBe(`#card-products-visa-${first.toLowerCase()}`);
      expect(await visa()).toEqual(visaCodesWith('platinum'));
      expect(new URL(page.url()).searchParams.get('filter-card-products-visa')).toBe('platinum');
    });
  });

  it('comes back with the reader who goes back', async () => {
    await withTables('', async ({ page, field, visa }) => {
      await field.fill('platinum');
      await page.locator('tr:visible a[id^="card-products-visa-"]').first().click();
      await field.fill('gift');
      await page.goBack();
      await expect.poll(visa).toEqual(visaCodesWith('platinum'));
      expect(await field.inputValue()).toBe('platinum');
    });
  });
});
