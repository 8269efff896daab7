/** Operations out of sight are laid out when the reader comes near, and every place in them is found anyway. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { open } from '../site/support/visitor.ts';
import { withPage } from '../support/browser.ts';
import { settle, top } from '../support/places.ts';
import { variants } from '../support/variants.ts';

const PAGE = '/docs/api/tokens';
/** Of an operation far down the page. */
const FAR = 'tokens-delete';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** The operations whose headings are not laid out. */
function notLaidOut(page: Page): Promise<readonly string[]> {
  return page
    .locator('[data-operation] h2')
    .evaluateAll((headings) =>
      headings
        .filter((heading) => !heading.checkVisibility({ contentVisibilityAuto: true }))
        .map(({ id }) => id),
    );
}

/** Where a heading lands: below the bar, in the upper quarter of the window. */
async function hasLanded(page: Page, height: number): Promise<boolean> {
  await settle(page);
  const landed = await top(page.locator(`#${FAR}`));
  return landed > 60 && landed < height / 4;
}

describe.each(variants(SIZES))('at $width px', (viewport) => {
  it('reading from the top lays out what is near', async () => {
    await withPage({ fetchesAhead: false, viewport }, async (page) => {
      await open(page, PAGE);
      await settle(page);
      expect(await notLaidOut(page)).toContain(FAR);
    });
  });

  it('an address with a fragment leads to its heading', async () => {
    await withPage({ fetchesAhead: false, viewport }, async (page) => {
      await open(page, `${PAGE}#${FAR}`);
      expect(await hasLanded(page, viewport.height)).toBe(true);
    });
  });

  it('so does a link within the page', async () => {
    await withPage({ fetchesAhead: false, viewport }, async (page) => {
      await open(page, PAGE);
      await page
        .locator(`main a[href$="#${FAR}"]`)
        .first()
        .evaluate((link: HTMLElement) => {
          link.click();
        });
      expect(await hasLanded(page, viewport.height)).toBe(true);
    });
  });

  it('and one from another page', async () => {
    await withPage({ fetchesAhead: false, viewport }, async (page) => {
      await open(page, '/docs/api');
      await page.locator('main').evaluate((main, href) => {
        const link = document.createElement('a');
        link.href = href;
        link.textContent = 'Delete a token';
        main.append(link);
        link.click();
      }, `${PAGE}#${FAR}`);
      await page.waitForURL(`**#${FAR}`);
      expect(await hasLanded(page, viewport.height)).toBe(true);
    });
  });

  it('a reload leads back to where the reader was', async () => {
    await withPage({ fetchesAhead: false, viewport }, async (page) => {
      await open(page, `${PAGE}#${FAR}`);
      await page.mouse.wheel(0, 400);
      await expect.poll(() => top(page.locator(`#${FAR}`))).toBeLessThan(0);
      await settle(page);
      const before = await top(page.locator(`#${FAR}`));
      await page.reload();
      await settle(page);
      await expect.poll(() => top(page.locator(`#${FAR}`))).toBeCloseTo(before, -1);
    });
  });
});

it('on paper there is all of it', async () => {
  await withPage({ fetchesAhead: false }, async (page) => {
    await open(page, PAGE);
    await page.emulateMedia({ media: 'print' });
    expect(await notLaidOut(page)).toEqual([]);
  });
});
