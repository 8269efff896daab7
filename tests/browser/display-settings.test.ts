/** Pages for readers who enlarge them, or want no motion. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { withPage } from '../support/browser.ts';
import { gallerySite } from '../support/gallery-site.ts';
import { pageOfEachType } from '../support/routes.ts';
import { sharedPage } from '../support/shared-page.ts';
import { open } from '../site/support/visitor.ts';
import { find, openSearch } from './search/support/search-dialog.ts';

/** A window of 1440 × 900 pixels when everything is twice as large. */
const ENLARGED = { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 };

describe('at 200 % zoom', () => {
  const onEnlarged = sharedPage(ENLARGED, (page) => Promise.resolve(page));

  it.each(pageOfEachType())(
    'a page of the type %s is as wide as the window, and bars leave most of it',
    async (_, route) => {
      await onEnlarged(async (page) => {
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
    await onEnlarged(async (page) => {
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
    await withPage({ fetchesAhead: false, viewport: { width: 1440, height: 900 } }, async (page) => {
      await open(page, `${site}/gallery/controls`);
      expect(await moving(page)).not.toEqual([]);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      expect(await moving(page)).toEqual([]);
    });
  });
});
