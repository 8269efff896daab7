/** Pages for readers who choose their own colors: what is chosen, current or focused can be told from what is not. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { open } from '../site/support/visitor.ts';
import { gallerySite } from '../support/gallery-site.ts';
import { sharedPage } from '../support/shared-page.ts';
import { find, openSearch } from './search/support/search-dialog.ts';

const PAGE = '/docs/api/tokens';

// It fetches nothing ahead: the gallery links to pages that are not on its site.
const onPage = sharedPage({ viewport: { width: 1440, height: 700 }, fetchesAhead: false }, async (page) => {
  await page.emulateMedia({ forcedColors: 'active' });
  return page;
});

/** Borders and outlines, which are what is left to tell one state from another. */
const linesOf = (page: Page, selector: string): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { borderColor, outlineStyle, backgroundColor } = getComputedStyle(element);
      return [borderColor, outlineStyle, backgroundColor].join();
    });

it('the result that Enter opens and the chosen part of the site are marked', async () => {
  await onPage(async (page) => {
    const search = await openSearch(page);
    await find(search, 'webhook');
    const chosen = await linesOf(page, 'dialog label:has(:checked)');
    expect(chosen).not.toBe(await linesOf(page, 'dialog label:not(:has(:checked))'));
    const active = await linesOf(page, 'dialog [role=option][aria-selected=true]');
    expect(active).not.toBe(await linesOf(page, 'dialog [role=option][aria-selected=false]'));
  });
});

it('each stop of Tab has a ring', async () => {
  const site = await gallerySite();
  await onPage(async (page) => {
    await open(page, `${site}/gallery/controls`);
    const without: string[] = [];
    let stops = 0;
    for (;;) {
      await page.keyboard.press('Tab');
      const { name, hasRing } = await page.evaluate(() => {
        const element = document.activeElement ?? document.body;
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return {
          name: `${element.tagName} ${element.textContent}`,
          hasRing: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
        };
      });
      if (name.startsWith('BODY')) break;
      stops += 1;
      if (!hasRing) without.push(name);
    }
    expect(stops).toBeGreaterThan(40);
    expect(without).toEqual([]);
  });
});

it('the selected tab of a sample is marked, and no other', async () => {
  await onPage(async (page) => {
    await open(page, PAGE);
    const marked = await page
      .getByRole('tablist')
      .first()
      .getByRole('tab')
      .evaluateAll((tabs) =>
        tabs
          .filter((tab) => parseFloat(getComputedStyle(tab).borderBottomWidth) > 0)
          .map((tab) => tab.getAttribute('aria-selected')),
      );
    expect(marked).toEqual(['true']);
  });
});

it('the current page and section are marked', async () => {
  await onPage(async (page) => {
    await open(page, '/docs/api/errors');
    for (const [current, other] of [
      ['.menu__link--active:not(.menu__link--sublist)', '.menu__link:not(.menu__link--active)'],
      ['.navbar__link--active', '.navbar__link:not(.navbar__link--active)'],
      ['.table-of-contents__link--active', '.table-of-contents__link:not(.table-of-contents__link--active)'],
    ] as const) {
      const look = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((element) => {
            const { outlineStyle, borderLeftWidth, textDecorationLine } = getComputedStyle(element);
            return [outlineStyle, borderLeftWidth, textDecorationLine].join();
          });
      await page.evaluate(() => {
        window.scrollTo(0, 600);
      });
      await page.locator(current).first().waitFor();
      expect(await look(current)).not.toBe(await look(other));
    }
  });
});
