/** Pages for readers who enlarge them, choose their own colors, want no motion, or print. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { withPage } from '../support/browser.ts';
import { gallerySite } from '../support/gallery-site.ts';
import { builtRoutes, pageTypeOf } from '../support/routes.ts';
import { open } from '../specification/support/visitor.ts';
import { find, openSearch } from './search/support/search-dialog.ts';

/** A page of each page type. */
const PAGES = [...new Map(builtRoutes.map((route) => [pageTypeOf(route), route]))];

/** A window of 1440 × 900 pixels when everything is twice as large. */
const ENLARGED = { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 };

describe('at 200 % zoom', () => {
  it.each(PAGES)(
    'a page of the type %s is as wide as the window, and bars leave most of it',
    async (_, route) => {
      await withPage(ENLARGED, async (page) => {
        await open(page, route);
        await page.evaluate(() => {
          window.scrollTo(0, 600);
        });
        const { tooWide, covered } = await page.evaluate(() => {
          const bars = [...document.querySelectorAll('body *')].filter((element) => {
            const { position } = getComputedStyle(element);
            const { width, top, bottom } = element.getBoundingClientRect();
            const stays = position === 'sticky' || position === 'fixed';
            return (
              stays &&
              element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
              width > 0.9 * innerWidth &&
              top < innerHeight &&
              bottom > 0
            );
          });
          return {
            tooWide: document.documentElement.scrollWidth - innerWidth,
            covered: Math.max(...bars.map((bar) => bar.getBoundingClientRect().bottom)) / innerHeight,
          };
        });
        expect(tooWide).toBeLessThanOrEqual(0);
        expect(covered).toBeLessThan(0.3);
      });
    },
  );

  it('the search is in the window, with room for results', async () => {
    await withPage(ENLARGED, async (page) => {
      const search = await openSearch(page);
      await find(search, 'webhook');
      const box = await search.dialog.boundingBox();
      const first = await search.options.first().boundingBox();
      if (box === null || first === null) throw new Error('The search or its first result does not show.');
      expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(ENLARGED.viewport.width);
      expect(box.y + box.height).toBeLessThanOrEqual(ENLARGED.viewport.height);
      expect(first.y + first.height).toBeLessThanOrEqual(ENLARGED.viewport.height);
    });
  });
});

describe('on paper', () => {
  it.each(PAGES)('a page of the type %s has no bar, sidebar, button or field', async (_, route) => {
    await withPage({ viewport: { width: 1440, height: 900 } }, async (page) => {
      await open(page, route);
      const onScreenOnly = page.locator(
        ':is(nav, aside, footer, button, input, select, textarea, [role=tablist], .theme-announcement-bar):visible',
      );
      expect(await onScreenOnly.count()).toBeGreaterThan(0);
      await page.emulateMedia({ media: 'print' });
      const left = await onScreenOnly.evaluateAll((elements) =>
        elements.map(({ outerHTML }) => outerHTML.slice(0, 80)),
      );
      expect(left).toEqual([]);
      expect(await page.locator('main h1:visible').count()).toBe(1);
    });
  });
});

describe('in forced colors', () => {
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
    await withPage({ forcedColors: 'active' }, async (page) => {
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
    await withPage({ forcedColors: 'active', viewport: { width: 1440, height: 900 } }, async (page) => {
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
});

describe('with reduced motion', () => {
  /** Elements, and what they have before and after them, that move for longer than a frame. */
  const moving = (page: Page): Promise<string[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap((element) =>
        [undefined, '::before', '::after']
          .filter((pseudo) => {
            const { transitionDuration, animationDuration, scrollBehavior } = getComputedStyle(
              element,
              pseudo,
            );
            const durations = [transitionDuration, animationDuration].flatMap((list) => list.split(','));
            return scrollBehavior === 'smooth' || durations.some((duration) => parseFloat(duration) > 0.016);
          })
          .map((pseudo) => `${element.tagName}.${element.getAttribute('class') ?? ''}${pseudo ?? ''}`),
      ),
    );

  it('nothing moves, and without it something does', async () => {
    const site = await gallerySite();
    await withPage({ viewport: { width: 1440, height: 900 } }, async (page) => {
      await open(page, `${site}/gallery/controls`);
      expect(await moving(page)).not.toEqual([]);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      expect(await moving(page)).toEqual([]);
    });
  });
});
