/** How the search opens and closes. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { holdRequests } from '../../site/support/network.ts';
import { FAILED_RESOURCE, open } from '../../site/support/visitor.ts';
import { withPage } from '../../support/browser.ts';
import { METERED, reportConnection } from '../../support/connection.ts';
import { sharedPage } from '../../support/shared-page.ts';
import { find, openSearch, searchDialog, sharedSearch, START } from './support/search-dialog.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const hasFocus = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => node === document.activeElement);

describe('on a phone', () => {
  const onPhone = sharedPage(PHONE, async (page) => {
    await open(page, START);
    return searchDialog(page);
  });

  it('a tap opens it, and it fills the screen', async () => {
    await onPhone(async ({ box, dialog, field }) => {
      await box.tap();
      await field.waitFor();
      expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, ...PHONE.viewport });
      expect(await hasFocus(field)).toBe(true);
    });
  });

  it('everything is large enough for a finger, and the field for an iPhone not to zoom', async () => {
    await onPhone(async (search) => {
      if (!(await search.dialog.isVisible())) await search.box.tap();
      await search.field.waitFor();
      const small = async (): Promise<string[]> =>
        search.dialog.locator('button, a, label, input[type=text]').evaluateAll((targets) =>
          targets
            .filter((target) => target.checkVisibility())
            .filter((target) => {
              const { width, height } = target.getBoundingClientRect();
              return width < 44 || height < 44;
            })
            .map(({ outerHTML }) => outerHTML),
        );
      expect(await small()).toEqual([]);
      await find(search, 'token');
      expect(await small()).toEqual([]);
      const fontSize = await search.field.evaluate((field) => parseFloat(getComputedStyle(field).fontSize));
      expect(fontSize).toBeGreaterThanOrEqual(16);
      await search.page.keyboard.press('Escape');
      expect((await search.box.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    });
  });
});

describe('the shortcut', () => {
  it.each(['Control+k', '/'])(
    '%s loses no letter that is typed right after it, while the search is still to come',
    async (shortcut) => {
      await withPage({}, async (page) => {
        await open(page, START);
        await page.keyboard.press(shortcut);
        await page.keyboard.type('tokk');
        await page.keyboard.press('Backspace');
        await page.keyboard.type('en');
        const { field, options } = searchDialog(page);
        await options.first().waitFor();
        expect(await field.inputValue()).toBe('token');
      });
    },
  );

  it.each(['Control+k', '/'])(
    '%s opens a field immediately that keeps what is typed, with no code of the search',
    async (shortcut) => {
      await withPage({ fetchesAhead: false }, async (page) => {
        await open(page, START);
        const code = await holdRequests(page, /\/assets\/.*\.js$|\/search/);
        await page.keyboard.press(shortcut);
        const { dialog, field, options } = searchDialog(page);
        expect(await hasFocus(field)).toBe(true);
        await page.keyboard.type('tokk');
        await page.keyboard.press('Backspace');
        await page.keyboard.type('en/');
        await page.keyboard.press('Backspace');
        expect(await field.inputValue()).toBe('token');
        await dialog.getByText('Loading...').waitFor();
        await code.release();
        await options.first().waitFor();
        expect(await field.inputValue()).toBe('token');
        expect(await hasFocus(field)).toBe(true);
      });
    },
  );

  it.each(['Control+k', '/'])(
    '%s opens it when the page has no script yet, with what was typed since',
    async (shortcut) => {
      await withPage({ ownContext: true, fetchesAhead: false }, async (page) => {
        const code = await holdRequests(page, '**/assets/*.js');
        await page.goto(START);
        await code.arrival();
        await page.keyboard.press(shortcut);
        await page.keyboard.type('toke/');
        await page.keyboard.press('Backspace');
        await page.keyboard.type('n');
        const { field, options } = searchDialog(page);
        expect(await field.count()).toBe(0);
        await code.release();
        await field.waitFor();
        expect(await field.inputValue()).toBe('token');
        await options.first().waitFor();
        expect(await page.evaluate(() => document.documentElement.dataset.searched)).toBeUndefined();
      });
    },
  );

  it('closes before the search has come, and stays closed', async () => {
    await withPage({ fetchesAhead: false }, async (page) => {
      await open(page, START);
      const code = await holdRequests(page, '**/assets/SearchDialog.*.js');
      await page.keyboard.press('Control+k');
      await code.arrival();
      await page.keyboard.press('Escape');
      const { dialog, box } = searchDialog(page);
      await dialog.waitFor({ state: 'detached' });
      expect(await hasFocus(box)).toBe(true);
      await code.release();
      await page.locator('.navbar [aria-haspopup=dialog]:not([aria-busy=true])').waitFor();
      expect(await dialog.count()).toBe(0);
    });
  });

  it('gives the focus to the field before the browser handles another key', async () => {
    await withPage({}, async (page) => {
      await open(page, START);
      const wasFocused = page.evaluate(
        () =>
          new Promise<boolean>((resolve) => {
            // Called when the script that adds the dialog ends, and so before the next event.
            new MutationObserver((_, observer) => {
              if (document.querySelector('dialog [role=combobox]') === null) return;
              observer.disconnect();
              resolve(document.activeElement?.role === 'combobox');
            }).observe(document.documentElement, { childList: true, subtree: true });
          }),
      );
      await page.keyboard.press('Control+k');
      expect(await wasFocused).toBe(true);
    });
  });

  it('is a letter like any other in a field', async () => {
    await withPage({}, async (page) => {
      await open(page, '/docs/api/tokens/token-enrichments');
      await page.getByRole('searchbox').first().focus();
      await page.keyboard.press('/');
      expect(await page.getByRole('searchbox').first().inputValue()).toBe('/');
      expect(await searchDialog(page).dialog.count()).toBe(0);
    });
  });

  it('opens one dialog on a page with two boxes', async () => {
    await withPage({ expectedMessages: [FAILED_RESOURCE] }, async (page) => {
      const { dialog } = await openSearch(page, '/no-such-page');
      expect(await dialog.count()).toBe(1);
      await page.keyboard.press('Control+k');
      expect(await dialog.count()).toBe(1);
    });
  });
});

describe('it closes', () => {
  const withSearch = sharedSearch();
  const ways: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
    ['with Escape', (page) => page.keyboard.press('Escape')],
    ['with its button', (page) => searchDialog(page).dialog.getByRole('button', { name: 'Close' }).click()],
    ['with a click beside it', (page) => page.mouse.click(20, 500)],
    [
      'with the browser’s Back',
      (page) =>
        page.evaluate(() => {
          history.back();
        }),
    ],
  ];
  it.each(ways)('%s, and focus returns to the box', async (_, close) => {
    await withSearch(async ({ dialog, box }, page) => {
      await close(page);
      await dialog.waitFor({ state: 'detached' });
      expect(new URL(page.url()).pathname).toBe(START);
      await expect.poll(() => hasFocus(box)).toBe(true);
    });
  });

  it('not with a click into it', async () => {
    await withSearch(async ({ dialog }) => {
      await dialog.getByText('Main pages').click();
      expect(await dialog.isVisible()).toBe(true);
    });
  });
});

describe('what cannot be loaded', () => {
  it('what fills the dialog: it says so, keeps what was typed, and Retry works', async () => {
    const expectedMessages = [FAILED_RESOURCE, /The search dialog's code couldn't load/];
    await withPage({ expectedMessages }, async (page) => {
      // On a metered connection the code is fetched when it is asked for.
      await reportConnection(page, METERED);
      let isCut = false;
      // In place before the page opens: a request right after the route is set can slip past it.
      await page.route('**/assets/*.js', (route) => (isCut ? route.abort() : route.continue()));
      await open(page, START);
      const { dialog, field, options } = searchDialog(page);
      isCut = true;
      await page.keyboard.press('/');
      await page.keyboard.type('token');
      const failure = dialog.getByRole('alert');
      await failure.getByText("Search couldn't load. Try again, or reload the page.").waitFor();
      isCut = false;
      await failure.getByRole('button', { name: 'Retry' }).click();
      await options.first().waitFor();
      expect(await field.inputValue()).toBe('token');
      expect(await page.getByRole('alert').count()).toBe(0);
    });
  });

  it('the worker: the dialog says so, and Retry works', async () => {
    await withPage({}, async (page) => {
      const started = page.waitForEvent('worker');
      await openSearch(page);
      const address = (await started).url();
      await page.route(address, (route) => route.abort());
      const search = await openSearch(page);
      await search.dialog
        .getByRole('alert')
        .getByText(/its worker could not be loaded/)
        .waitFor();
      await page.unrouteAll();
      await search.dialog.getByRole('button', { name: 'Retry' }).click();
      await find(search, 'errors');
      expect(await search.dialog.getByRole('alert').count()).toBe(0);
    });
  });

  it('a file: the dialog identifies it, and Retry works', async () => {
    await withPage({}, async (page) => {
      await page.route('**/search-doc-*.json', (route) => route.abort());
      const search = await openSearch(page);
      await search.dialog
        .getByText(/^The search file \/search-doc-\d+\.json could not be loaded\. Check/)
        .waitFor();
      await page.unrouteAll();
      await search.dialog.getByRole('button', { name: 'Retry' }).click();
      await find(search, 'errors');
      expect(await search.dialog.getByRole('alert').count()).toBe(0);
    });
  });
});
