/** Tables: linked rows, columns that a screen has no room for, names. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { withPage } from '../support/browser.ts';
import { open } from '../site/support/visitor.ts';
import { find, openSearch } from './search/support/search-dialog.ts';
import { variants } from '../support/variants.ts';

const WIDE = { width: 1440, height: 700 };
const NARROW = { width: 390, height: 800 };

/** Whether the row of an anchor shows with its column heads right above it or higher, and whether it is tinted. */
async function linkedRow(page: Page, id: string) {
  return page.evaluate((anchorId) => {
    const row = document.getElementById(anchorId)?.closest('tr');
    const head = row?.closest('table')?.querySelector('th');
    if (!row || !head) return 'no row';
    const isOnTop = (element: Element): boolean => {
      const { left, top, height } = element.getBoundingClientRect();
      const found = document.elementFromPoint(left + 20, top + height / 2);
      return found !== null && element.contains(found);
    };
    return {
      isShown: isOnTop(row.cells[0] ?? row),
      hasHeads: isOnTop(head) && head.getBoundingClientRect().bottom <= row.getBoundingClientRect().top + 1,
      isTinted: getComputedStyle(row).backgroundColor !== 'rgba(0, 0, 0, 0)',
    };
  }, id);
}

const SHOWN = { isShown: true, hasHeads: true, isTinted: true };

describe('a row that is linked to', () => {
  it.each(variants([WIDE, { width: 800, height: 700 }]))(
    'shows with its column heads and a tint, however the reader comes there (%o)',
    async (viewport) => {
      await withPage({ fetchesAhead: false, viewport }, async (page) => {
        await open(page, '/docs/api/errors#api-errors-404');
        await expect.poll(() => linkedRow(page, 'api-errors-404')).toEqual(SHOWN);
        await page.evaluate(() => {
          window.location.hash = 'api-errors-422';
        });
        await expect.poll(() => linkedRow(page, 'api-errors-422')).toEqual(SHOWN);
        await expect.poll(() => linkedRow(page, 'api-errors-404')).toMatchObject({ isTinted: false });
        await page.evaluate(() => {
          const link = document.createElement('a');
          link.href = '#api-errors-409';
          document.querySelector('main')?.append(link);
          link.click();
        });
        await expect.poll(() => linkedRow(page, 'api-errors-409')).toEqual(SHOWN);
        await page.goBack();
        await expect.poll(() => linkedRow(page, 'api-errors-422')).toEqual(SHOWN);
      });
    },
  );

  it('shows so after a navigation from another page', async () => {
    await withPage({ fetchesAhead: false, viewport: WIDE }, async (page) => {
      await open(page, '/docs/api');
      await page.locator('main a[href^="/docs/api/errors"]').first().click();
      await page.getByRole('heading', { level: 1, name: 'Errors' }).waitFor();
      await page.locator('a#api-errors-404').click();
      await expect.poll(() => linkedRow(page, 'api-errors-404')).toEqual(SHOWN);
    });
  });

  it('shows so when it is the result of a search on another page', async () => {
    await withPage({ viewport: WIDE }, async (page) => {
      const search = await openSearch(page, '/docs/api');
      await find(search, 'why do I get 403');
      await page.keyboard.press('Enter');
      await page.waitForURL('**#api-errors-403');
      await expect.poll(() => linkedRow(page, 'api-errors-403')).toEqual(SHOWN);
    });
  });
});

describe('a table with more columns than there is room for', () => {
  it('fades where it goes on, and each table is named after its section', async () => {
    await withPage({ fetchesAhead: false, viewport: { width: 620, height: 800 } }, async (page) => {
      await open(page, '/docs/sdks/server-side');
      await page.getByRole('table', { name: 'Retries and timeouts', exact: true }).scrollIntoViewIfNeeded();
      const box = page.getByRole('group', { name: 'Retries and timeouts', exact: true });
      const mask = () => box.evaluate((element) => getComputedStyle(element).maskImage);
      await expect.poll(mask).toMatch(/gradient/);
      const atStart = await mask();
      await box.evaluate((element) => {
        element.scrollLeft = element.scrollWidth;
      });
      await expect.poll(mask).not.toBe(atStart);
      expect(await page.getByRole('group', { name: 'Table', exact: true }).count()).toBe(0);
      const names = await page
        .locator('main table')
        .evaluateAll((tables) => tables.map((table) => table.getAttribute('aria-label')));
      expect(new Set(names).size).toBe(names.length);
    });
  });

  it('fits the text on a desktop screen, without a code in pieces', async () => {
    await withPage({ fetchesAhead: false, viewport: WIDE }, async (page) => {
      await open(page, '/docs/sdks/server-side');
      const hidden = await page
        .locator('main table')
        .evaluateAll((tables) =>
          tables.map((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0)),
        );
      expect(Math.max(...hidden)).toBeLessThanOrEqual(0);
      const broken = await page
        .locator('main td code')
        .evaluateAll((codes) =>
          codes.filter((code) => code.textContent.length <= 16 && code.getClientRects().length > 1),
        );
      expect(broken).toHaveLength(0);
    });
  });

  it.each(variants([320, 390]))(
    'has rows of two lines with the names of the columns on a screen of %d px',
    async (width) => {
      await withPage({ fetchesAhead: false, viewport: { ...NARROW, width } }, async (page) => {
        await open(page, '/docs/api/errors#api-errors-404');
        const row = await page.evaluate(() => {
          const shown = document.getElementById('api-errors-404')?.closest('tr');
          const cells = [...(shown?.cells ?? [])];
          return {
            labels: cells.map((cell) => getComputedStyle(cell, '::before').content.split(' / ')[0]),
            columns: [...(shown?.closest('table')?.rows[0]?.cells ?? [])].map(
              (head) => `"${head.textContent} "`,
            ),
            lines: [cells[0], cells.at(-1)].map((cell) => getComputedStyle(cell as Element).display),
            isTinted: shown && getComputedStyle(shown).backgroundColor !== 'rgba(0, 0, 0, 0)',
          };
        });
        // The first cell needs no name: it's what the row is about.
        expect(row.labels).toEqual(['none', ...row.columns.slice(1)]);
        expect(row).toMatchObject({ lines: ['block', 'block'], isTinted: true });
        const table = page.getByRole('main').getByRole('table').first();
        expect(await table.getByRole('columnheader').count()).toBeGreaterThan(1);
        expect(await table.getByRole('row').count()).toBe(await table.locator('tr').count());
        expect(await table.getByRole('cell').count()).toBe(await table.locator('td').count());
        const overflow = await page
          .locator('main table')
          .evaluateAll((tables) =>
            tables.map((each) => each.scrollWidth - (each.parentElement?.clientWidth ?? 0)),
          );
        expect(Math.max(...overflow)).toBeLessThanOrEqual(0);
      });
    },
  );

  it('aligns numbers at the right', async () => {
    await withPage({ fetchesAhead: false, viewport: WIDE }, async (page) => {
      await open(page, '/docs/how-samples-are-tested');
      const numbers = page.locator('main td').filter({ hasText: /^[\d,]+$/ });
      expect(await numbers.count()).toBeGreaterThan(0);
      expect(await numbers.first().evaluate((cell) => getComputedStyle(cell).textAlign)).toBe('right');
    });
  });
});
