/** What pages look like on paper. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { withPage } from '../support/browser.ts';
import { open } from '../specification/support/visitor.ts';

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
  await withPage({}, async (page) => {
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

it('has the fields of nested objects, which nobody can unfold on paper', async () => {
  await withPage({}, async (page) => {
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
    expect(await hidden()).toBe(0);
    await page.emulateMedia({ media: 'screen' });
    expect(await hidden(), 'the screen is as it was').toBe(closed);
  });
});
