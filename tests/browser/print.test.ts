/** What pages look like on paper. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { withPage } from '../support/browser.ts';
import { open } from '../site/support/visitor.ts';
import { pageOfEachType } from '../support/routes.ts';
import { sharedPage } from '../support/shared-page.ts';

/** Elements whose text is not dark enough for white paper, by their text. */
const paleTexts = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((elements) => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const brightness = (color: string): number => {
      if (canvas === null) return Number.NaN;
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
    };
    return elements
      .filter((element) => {
        const { color, fill } = getComputedStyle(element);
        return brightness(element instanceof SVGElement ? fill : color) > 0.45;
      })
      .map((element) => element.textContent);
  });

it('is light, without buttons, with the addresses of links', async () => {
  await withPage({ fetchesAhead: false }, async (page) => {
    await open(page, '/docs/concepts/what-are-tokens');
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('main svg text').count()).toBeGreaterThan(0);
    expect(await paleTexts(page, 'main :is(p, li, td, th, h1, h2, h3, code, a), main svg text')).toEqual([]);
    const dark = await page
      .locator('main figure svg rect, main .alert, main figure > div')
      .evaluateAll((boxes) =>
        boxes
          .map((box) => getComputedStyle(box)[box instanceof SVGElement ? 'fill' : 'backgroundColor'])
          .filter((color) => /^rgb\((?:\d|[1-9]\d|1\d\d), (?:\d|[1-9]\d|1\d\d)/.test(color)),
      );
    expect(dark).toEqual([]);
    const link = page.locator('.markdown :is(p, li) a[href^="/docs"]').first();
    expect(await link.evaluate((element) => getComputedStyle(element, '::after').content)).toContain(
      (await link.getAttribute('href')) ?? 'no link',
    );
    await page.emulateMedia({ media: 'screen' });
    await open(page, '/docs/api/tokens');
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('button:visible').count()).toBe(0);
    expect(await page.locator('nav:visible').count()).toBe(0);
    expect(await paleTexts(page, 'main :is(p, li, td, th, h1, h2, h3, code, pre, span):not(pre *)')).toEqual(
      [],
    );
  });
});

it('has no control of the contents list, and no button that copies a value', async () => {
  await withPage({ fetchesAhead: false, viewport: { width: 800, height: 700 } }, async (page) => {
    await open(page, '/docs/api/testing');
    const controls = [
      page.getByRole('button', { name: /^On this page/ }),
      page.locator('main td button').first(),
    ];
    for (const control of controls) expect(await control.isVisible()).toBe(true);
    await page.emulateMedia({ media: 'print' });
    for (const control of controls) expect(await control.isVisible()).toBe(false);
  });
});

it('has the fields of nested objects, which no one can unfold on paper', async () => {
  await withPage({ fetchesAhead: false }, async (page) => {
    await open(page, '/docs/api/tokens');
    const hidden = (): Promise<number> =>
      page
        .locator('details details li[id]')
        .evaluateAll(
          (fields) =>
            fields.filter((field) => !field.checkVisibility({ contentVisibilityAuto: true })).length,
        );
    const closed = await hidden();
    expect(closed).toBeGreaterThan(0);
    await page.emulateMedia({ media: 'print' });
    // The style sheet is another one immediately; a busy browser lays out a little later.
    await expect.poll(hidden).toBe(0);
    await page.emulateMedia({ media: 'screen' });
    expect(await hidden(), 'the screen is as it was').toBe(closed);
  });
});

describe('every page type', () => {
  const onPaper = sharedPage({ fetchesAhead: false, viewport: { width: 1440, height: 900 } }, (page) =>
    Promise.resolve(page),
  );

  it.each(pageOfEachType())('%s has no bar, sidebar, button or field', async (_, route) => {
    await onPaper(async (page) => {
      await page.emulateMedia({ media: 'screen' });
      await open(page, route);
      const onScreenOnly = page.locator(
        ':is(nav, aside, footer, button, input, select, textarea, [role=tablist], .page-menu, [data-announcement]):visible',
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
