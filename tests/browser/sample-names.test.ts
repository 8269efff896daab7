/**
 * What the controls of samples are called, and where the keyboard stops: readers who do not see them tell them apart.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { open } from '../site/support/visitor.ts';
import { withPage } from '../support/browser.ts';

const PAGE = '/docs/api/tokens';

/** Accessible names of the visible elements of a role in the text of a page. */
async function namesOf(page: Page, role: string): Promise<string[]> {
  const snapshot = await page.locator('main').ariaSnapshot();
  return [...snapshot.matchAll(new RegExp(`^\\s*- ${role} "((?:[^"\\\\]|\\\\.)*)"`, 'gm'))].map(
    ([, name = '']) => name,
  );
}

const repeated = (names: readonly string[]): string[] =>
  names.filter((name, index) => names.indexOf(name) !== index);

describe('samples', () => {
  it('have controls whose names differ, and say the language and the operation', async () => {
    await withPage({ fetchesAhead: false }, async (page) => {
      await open(page, PAGE);
      await page.getByRole('tab', { name: 'Python' }).first().click();
      const buttons = (await namesOf(page, 'button')).filter((name) => !name.startsWith('Copy the path'));
      expect(repeated(buttons)).toEqual([]);
      expect(buttons).toContain('Copy the Python sample of Delete a token');
      for (const role of ['tablist', 'combobox']) {
        const names = await namesOf(page, role);
        expect(names.length).toBeGreaterThan(5);
        expect(repeated(names)).toEqual([]);
      }
    });
  });
});

describe.each([
  { route: PAGE, width: 1440 },
  { route: PAGE, width: 390 },
  { route: '/docs/guides/collect/collect-cards', width: 390 },
])('on $route at $width px', ({ route, width }) => {
  it('the keyboard stops at boxes that scroll, and at no other', async () => {
    await withPage({ fetchesAhead: false, viewport: { width, height: 800 } }, async (page) => {
      await open(page, route);
      const mistakes = (): Promise<string[]> =>
        page.locator('main :is(pre, div:has(> table))').evaluateAll((boxes) =>
          boxes
            .filter((box) => box.checkVisibility())
            .filter((box) => {
              const scrolls =
                box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1;
              return scrolls !== (box as HTMLElement).tabIndex >= 0;
            })
            .map((box) => box.textContent.slice(0, 40)),
        );
      // A box counts from when the keyboard is used: the next stop can be far away.
      await page.keyboard.press('Tab');
      await expect.poll(mistakes).toEqual([]);
      await page
        .getByRole('button', { name: /^Wrap / })
        .first()
        .click();
      await expect.poll(mistakes).toEqual([]);
    });
  });
});
