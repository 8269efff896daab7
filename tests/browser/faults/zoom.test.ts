/** 400 % zoom. A window of 1,280 px has room for 320, and 1024 for 256 px of height. */
import { describe, expect, it } from 'vitest';
import { open } from '../../site/support/visitor.ts';
import { withPage } from '../../support/browser.ts';
import { pageOfEachType } from '../../support/routes.ts';
import { searchDialog } from '../search/support/search-dialog.ts';
import { expectReadable } from './support/readable.ts';

/** What the browser makes of 1,280 × 1,024 px at 400 %. */
const ZOOMED = { viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 } as const;

/** As many lines of text as a reader needs to follow. */
const LEAST_HEIGHT = 100;

describe('The zoom is 400 %', () => {
  it.each(pageOfEachType())(
    'a page of the type %s fits, and what stays in place leaves room to read (%s)',
    async (_type, route) => {
      await withPage(ZOOMED, async (page) => {
        await open(page, route);
        await expectReadable(page, await page.locator('h1').innerText());
        await page.evaluate(() => {
          scrollTo(0, 600);
        });
        const covered = await page.evaluate(() => {
          const isInMain = (y: number): boolean =>
            document.elementFromPoint(innerWidth / 2, y)?.closest('main') !== null;
          return Array.from({ length: innerHeight }, (_, y) => y).filter((y) => !isInMain(y)).length;
        });
        expect(ZOOMED.viewport.height - covered).toBeGreaterThan(LEAST_HEIGHT);
      });
    },
  );

  it('the search fits, and a result can be seen and opened', async () => {
    await withPage(ZOOMED, async (page) => {
      await open(page, '/docs/api/tokens');
      const search = searchDialog(page);
      await page.keyboard.press('Control+k');
      await search.field.fill('rate limits');
      await search.options.first().scrollIntoViewIfNeeded();
      const box = await search.options.first().boundingBox();
      expect(box?.width ?? 999).toBeLessThanOrEqual(320);
      await search.options.first().click();
      await page.waitForURL('**/docs/api/rate-limits*');
    });
  });

  it('the menu opens, and leads on', async () => {
    await withPage(ZOOMED, async (page) => {
      await open(page, '/docs/api/tokens');
      await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await menu.getByRole('button', { name: 'Back to main menu' }).click();
      const link = menu.getByRole('link', { name: 'Guides', exact: true });
      await link.scrollIntoViewIfNeeded();
      await link.click();
      await page.getByRole('heading', { level: 1, name: 'Getting started' }).waitFor();
      expect(await page.getByRole('alert').count()).toBe(0);
    });
  });
});
