/**
 * What shows in the browser when something fails. The errors of a build are in
 * broken-links-builds and `app/shell/Bar/bar.test.tsx`, the failure of a page load in page-load.
 */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { withPage } from '../support/browser.ts';
import { alterScripts } from './support/altered-scripts.ts';
import { readBuiltFile } from './support/built-files.ts';
import { FAILED_RESOURCE, open, pageHeading, waitUntilInteractive } from './support/visitor.ts';

declare global {
  interface Window {
    /** Set by the test once the page is to render again. */
    isMended?: boolean;
  }
}

/** Breaks something of the browser, so that whatever of the site uses it throws. */
async function breakInBrowser(page: Page, name: 'matchMedia' | 'animate'): Promise<void> {
  await page.addInitScript((broken) => {
    const fail = (): never => {
      throw new Error(`There is no ${broken} here.`);
    };
    Object.assign(broken === 'animate' ? Element.prototype : window, { [broken]: fail });
  }, name);
}

const crash = (page: Page): Locator => page.getByRole('alert').filter({ hasText: 'This page crashed.' });
const tryAgain = (page: Page): Promise<void> =>
  crash(page).getByRole('button', { name: 'Try again' }).click();
const toggle = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /^Switch between dark and light mode/ }).click();

describe('render crash', () => {
  it("'This page crashed.' with a 'Try again' button and the error text, in its place; the rest works", async () => {
    const expectedMessages = [/This field is broken\./];
    await withPage({ fetchesAhead: false, expectedMessages }, async (page) => {
      const changed = await alterScripts(page, {
        where: 'spellCheck:!1',
        replace: 'spellCheck:!1',
        by: 'spellCheck:!1,title:window.isMended?"":(()=>{throw new Error("This field is broken.")})()',
      });
      await open(page, '/docs/api/ip-addresses');
      await page.locator('[data-island]').scrollIntoViewIfNeeded();
      await crash(page).waitFor();
      expect(changed()).toBe(1);
      expect(await page.locator('[data-island]').innerText()).toContain('This field is broken.');
      expect(await pageHeading(page).innerText()).toBe('IP addresses');
      await toggle(page);
      expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
      await page.evaluate(() => {
        window.isMended = true;
      });
      await tryAgain(page);
      await page.getByRole('textbox', { name: /^Check addresses/ }).waitFor();
      expect(await crash(page).count()).toBe(0);
    });
  });

  it('the search, which has no place in the page', async () => {
    const expectedMessages = [/This field is broken\./];
    await withPage({ fetchesAhead: false, expectedMessages }, async (page) => {
      await alterScripts(page, {
        where: 'Main pages',
        replace: /(["`])Main pages\1/,
        by: '(()=>{if(window.isMended)return"Main pages";throw new Error("This field is broken.")})()',
      });
      await open(page, '/docs');
      await page.keyboard.press('Control+k');
      expect(await crash(page).innerText()).toContain('This field is broken.');
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
      await page.evaluate(() => {
        window.isMended = true;
      });
      await tryAgain(page);
      await page.getByRole('dialog').getByText('Main pages').waitFor();
      expect(await crash(page).count()).toBe(0);
    });
  });

  it('an island whose code cannot be had', async () => {
    const expectedMessages = [FAILED_RESOURCE, /its code couldn't be loaded/];
    await withPage({ fetchesAhead: false, expectedMessages }, async (page) => {
      await page.route('**/assets/island.*.js', (route) => route.abort());
      await open(page, '/docs/api/ip-addresses');
      await page.locator('[data-island]').scrollIntoViewIfNeeded();
      const lost = page.getByRole('alert').filter({ hasText: "Part of this page didn't load." });
      await lost.waitFor();
      await page.unrouteAll();
      await lost.getByRole('button', { name: 'Try again' }).click();
      const field = page.getByRole('textbox', { name: /^Check addresses/ });
      await expect.poll(() => field.isEnabled()).toBe(true);
    });
  });

  it('a part of the page that fails when it starts ends no other part', async () => {
    const expectedMessages = [/There is no matchMedia here\./];
    await withPage({ fetchesAhead: false, expectedMessages }, async (page) => {
      await breakInBrowser(page, 'matchMedia');
      await open(page, '/docs/api/tokens');
      expect(await crash(page).innerText()).toContain('There is no matchMedia here.');
      await toggle(page);
      expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
      await page.getByRole('tab', { name: 'Python' }).first().click();
      await page.locator('[data-panel="python"]').first().waitFor({ state: 'visible' });
      await page.locator('footer a[href="/docs/api/errors"]').click();
      await page.getByRole('heading', { level: 1, name: 'Errors' }).waitFor();
      expect(await crash(page).count()).toBe(0);
    });
  });

  it('a part of the page that fails when the reader uses it', async () => {
    const expectedMessages = [/There is no animate here\./, /There is no animate here\./];
    await withPage({ fetchesAhead: false, expectedMessages }, async (page) => {
      await breakInBrowser(page, 'animate');
      await open(page, '/docs/api/tokens');
      expect(await crash(page).count()).toBe(0);
      const category = page.locator('[data-sidebar] [data-category]').first();
      await category.press('Enter');
      expect(await crash(page).innerText()).toContain('There is no animate here.');
      await category.press('Enter');
      expect(await crash(page).count()).toBe(1);
      const reload = page.waitForEvent('load');
      await tryAgain(page);
      await reload;
      await waitUntilInteractive(page);
      expect(await crash(page).count()).toBe(0);
    });
  });

  it('says nothing of an exception in code that is not of the site', async () => {
    const extended = { fetchesAhead: false, bypassCSP: true, expectedMessages: [/An extension failed/] };
    await withPage(extended, async (page) => {
      await open(page, '/docs');
      await page.evaluate(() => {
        const script = document.createElement('script');
        script.src = 'data:text/javascript,throw new Error("An extension failed")';
        document.head.append(script);
      });
      await page.waitForTimeout(300);
      expect(await crash(page).count()).toBe(0);
    });
  });
});

describe('base URL', () => {
  const banner = 'This site did not load properly.';

  /** Hosts a page of the site below `/sub/`, while the site is built for `/`. */
  async function hostBelowSub(page: Page, file: string): Promise<void> {
    await page.route('**/assets/**', (route) => route.fulfill({ status: 404 }));
    await page.route('**/sub/', (route) =>
      route.fulfill({ contentType: 'text/html', body: readBuiltFile(file) }),
    );
    await page.goto('/sub/');
  }

  it('a misconfiguration banner is shown on the home page', async () => {
    await withPage({ fetchesAhead: false, expectedMessages: [FAILED_RESOURCE] }, async (page) => {
      await hostBelowSub(page, 'index.html');
      await page.getByText(banner).waitFor();
      expect(await page.locator('body').innerText()).toMatch(
        /built for baseUrl = \/\. We suggest trying baseUrl = \/sub\/$/m,
      );
    });
  });

  it('on no other page', async () => {
    await withPage({ fetchesAhead: false, expectedMessages: [FAILED_RESOURCE] }, async (page) => {
      await hostBelowSub(page, 'docs.html');
      expect(await pageHeading(page).innerText()).toBe('Getting started');
      expect(await page.getByText(banner).count()).toBe(0);
    });
  });

  it('nor when the base is right', async () => {
    await withPage({ fetchesAhead: false }, async (page) => {
      await open(page, '/');
      expect(await page.getByText(banner).count()).toBe(0);
    });
  });
});

describe('browser storage errors are logged to the console; the site then works without persistence', () => {
  /** Does what would be stored: color mode, language, dismissal; then goes on to the page about errors. */
  async function useTheSite(page: Page): Promise<void> {
    await open(page, '/docs/api/tokens');
    await page.getByRole('button', { name: /^Switch between dark and light mode/ }).click();
    expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
    await page.getByRole('tab', { name: 'Python' }).first().click();
    await page.locator('[data-panel="python"]').first().waitFor({ state: 'visible' });
    await page.getByRole('button', { name: 'Close' }).click();
    await page.locator('[data-announcement]').waitFor({ state: 'hidden' });
    await page.locator('footer a[href="/docs/api/errors"]').click();
    await page.waitForURL('**/docs/api/errors');
  }

  it('storage that cannot be had at all', async () => {
    const expectedMessages = [/The browser storage is not available/];
    await withPage({ fetchesAhead: false, expectedMessages }, async (page) => {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      });
      await useTheSite(page);
      await expect.poll(() => pageHeading(page).innerText()).toBe('Errors');
    });
  });

  it('storage that throws when it is read or written', async () => {
    const expectedMessages = [
      /Storage error, can't get key=/,
      /Storage error, can't set theme=light/,
      /Storage error/,
    ];
    await withPage({ fetchesAhead: false, expectedMessages }, async (page) => {
      await page.addInitScript(() => {
        const fail = (): never => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        };
        Object.assign(Storage.prototype, { getItem: fail, setItem: fail, removeItem: fail });
      });
      await useTheSite(page);
      await expect.poll(() => pageHeading(page).innerText()).toBe('Errors');
    });
  });
});
