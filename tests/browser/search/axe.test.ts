/** What axe finds in each state of the search, in both color modes, on a large and on a small screen. */
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { addAxe, axeViolations } from '../../support/axe.ts';
import { withPage } from '../../support/browser.ts';
import { storeFirst } from '../../support/store-first.ts';
import { find, openSearch, type SearchDialog } from './support/search-dialog.ts';

/** In each, the reader does something from the state before. */
const STATES: readonly (readonly [string, (search: SearchDialog) => Promise<void>])[] = [
  ['recent searches', ({ dialog }) => dialog.getByText('Recent searches').waitFor()],
  ['results', (search) => find(search, 'rotate application keys')],
  [
    'another active result',
    async ({ page, dialog, options }) => {
      await page.keyboard.press('ArrowDown');
      await options.nth(2).hover();
      await dialog.locator('mark').first().waitFor();
    },
  ],
  [
    'nothing found',
    async ({ field, dialog }) => {
      await field.fill('zzxqy webhoqsz');
      await dialog.getByText('Did you mean').waitFor();
    },
  ],
  [
    'main pages',
    async ({ field, dialog }) => {
      await field.fill('');
      await dialog.getByRole('button', { name: 'Remove all' }).click();
      await dialog.getByText('Main pages').waitFor();
    },
  ],
];

function isTooWide({ dialog }: SearchDialog): Promise<boolean> {
  return dialog.evaluate(
    (element) => element.scrollWidth > element.clientWidth || element.clientWidth > window.innerWidth,
  );
}

/** A browser that keeps a color mode and recent searches. */
async function storeBoth(page: Page, theme: string): Promise<void> {
  await storeFirst(page, 'theme', theme);
  await storeFirst(page, 'recent-searches', '["webhooks","token:create"]');
}

const SCREENS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

describe.each(['dark', 'light'])('in %s mode', (theme) => {
  it.each(SCREENS)('each state passes axe at $width', async (viewport) => {
    await withPage({ viewport, reducedMotion: 'reduce' }, async (page) => {
      await storeBoth(page, theme);
      const search = await openSearch(page);
      expect(await page.locator('html').getAttribute('data-theme')).toBe(theme);
      await addAxe(page);
      const problems: string[] = [];
      for (const [state, reach] of STATES) {
        await reach(search);
        const violations = await axeViolations(page, {}, 'dialog');
        problems.push(...violations.map((violation) => `${state}: ${violation}`));
        if (await isTooWide(search)) problems.push(`${state}: the dialog is too wide`);
      }
      expect(problems).toEqual([]);
    });
  });

  it('a failure passes axe', async () => {
    await withPage({}, async (page) => {
      await storeBoth(page, theme);
      await page.route('**/search-index-*.json', (route) => route.fulfill({ status: 500 }));
      const search = await openSearch(page);
      await addAxe(page);
      await search.dialog.getByRole('alert').waitFor();
      expect(await axeViolations(page, {}, 'dialog')).toEqual([]);
    });
  });
});
