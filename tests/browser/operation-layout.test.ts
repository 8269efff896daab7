/** How an operation is laid out: words, request and response, then parameters and fields. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { open } from '../site/support/visitor.ts';
import { withPage } from '../support/browser.ts';
import { variants } from '../support/variants.ts';

const PAGE = '/docs/api/tokens';

function operation(page: Page): Locator {
  return page.locator('[data-operation]').filter({ has: page.locator('#tokens-create') });
}

async function topOf(locator: Locator): Promise<number> {
  const box = await locator.boundingBox();
  return box?.y ?? Number.NaN;
}

/** Where the parts of an operation are, in the order of the page's source. */
async function parts(page: Page): Promise<readonly { readonly name: string; readonly top: number }[]> {
  return operation(page).evaluate((section) =>
    [...section.querySelectorAll('h2, [role=tablist], figcaption, h3')].map((element) => ({
      name: element.role === 'tablist' ? 'Request' : element.textContent,
      top: element.getBoundingClientRect().top,
    })),
  );
}

describe('below 1280 px', () => {
  it.each(variants([1024, 390]))(
    'an operation of %i px reads from top to bottom, the request before the fields',
    async (width) => {
      await withPage({ fetchesAhead: false, viewport: { width, height: 900 } }, async (page) => {
        await open(page, PAGE);
        const found = await parts(page);
        expect(found.map(({ name }) => name.replace(/\u200b/g, ''))).toEqual([
          ...['Create a token', 'Request', '201 Created', 'Headers', 'Request body', 'Response', 'Errors'],
        ]);
        const tops = found.map(({ top }) => top);
        expect(tops).toEqual(tops.toSorted((one, other) => one - other));
      });
    },
  );
});

describe('from 1280 px', () => {
  it('request and response are next to the words, and in view until the operation ends', async () => {
    await withPage({ fetchesAhead: false, viewport: { width: 1440, height: 900 } }, async (page) => {
      await open(page, PAGE);
      const request = operation(page).getByRole('tablist');
      const response = operation(page).locator('figure', { hasText: '201 Created' });
      const heading = operation(page).locator('h2');
      expect(Math.abs((await topOf(request)) - (await topOf(heading)))).toBeLessThan(100);
      await operation(page)
        .locator('#tokens-create-errors')
        .evaluate((errors) => {
          errors.scrollIntoView({ block: 'end' });
        });
      expect(await topOf(request)).toBeGreaterThan(60);
      const box = await response.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(900);
    });
  });

  it('no box next to the words scrolls up and down', async () => {
    await withPage({ fetchesAhead: false, viewport: { width: 1440, height: 700 } }, async (page) => {
      await open(page, PAGE);
      const boxes = await page
        .locator('[data-operation]')
        .evaluateAll(
          (sections) =>
            sections.flatMap((section) =>
              [section, ...section.querySelectorAll('*')].filter(
                (element) =>
                  ['auto', 'scroll'].includes(getComputedStyle(element).overflowY) &&
                  element.scrollHeight > element.clientHeight + 1,
              ),
            ).length,
        );
      expect(boxes).toBe(0);
    });
  });
});

/** The code of the response that the operation shows. */
const responseCode = (page: Page): Locator =>
  operation(page)
    .locator('figure', { hasText: /^201 Created/ })
    .locator('pre');

describe('long code', () => {
  it('is shown in full where the reader asks for it, and nothing moves', async () => {
    await withPage({ fetchesAhead: false, viewport: { width: 1440, height: 900 } }, async (page) => {
      await open(page, PAGE);
      await operation(page)
        .locator('#tokens-create-body')
        .evaluate((body) => {
          body.scrollIntoView();
        });
      const code = responseCode(page);
      const button = operation(page).getByRole('button', { name: /^Show all \d+ lines of 201 Created/ });
      const before = await topOf(code);
      const hidden = () => code.evaluate((pre) => pre.scrollHeight - pre.clientHeight);
      expect(await hidden()).toBeGreaterThan(100);
      await button.click();
      expect(await hidden()).toBeLessThan(2);
      expect(await topOf(code)).toBeCloseTo(before, 0);
      await page.mouse.wheel(0, 300);
      await expect.poll(() => topOf(code)).toBeCloseTo(before - 300, 0);
      await operation(page)
        .getByRole('button', { name: /^Show less of 201 Created/ })
        .click();
      expect(await hidden()).toBeGreaterThan(100);
    });
  });
});
