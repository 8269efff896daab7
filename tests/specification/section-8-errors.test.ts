/**
 * Section 8 of the specification, "The error catalogue": what shows in the browser. The errors of a build stand in
 * section-8-builds.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { withPage } from '../support/browser.ts';
import { alterScripts } from './support/altered-scripts.ts';
import { readBuiltFile } from './support/built-files.ts';
import { FAILED_RESOURCE, linkInText, open, pageHeading } from './support/visitor.ts';

declare global {
  interface Window {
    /** Set by the test once the page is to render again. */
    isMended?: boolean;
  }
}

describe('render crash', () => {
  it("'This page crashed.' with a 'Try again' button and the error text", async () => {
    await withPage(
      { fetchesAhead: false, expectedMessages: [/This paragraph is broken\./] },
      async (page) => {
        const changed = await alterScripts(page, {
          where: '"source":"@site/docs/api/errors.mdx"',
          replace: /children:("[^"\\]*")/,
          by: 'children:window.isMended?$1:(()=>{throw new Error("This paragraph is broken.")})()',
        });
        await open(page, '/');
        await linkInText(page, '/docs/api/errors').click();
        await page.getByRole('heading', { level: 1, name: 'This page crashed.' }).waitFor();
        expect(changed()).toBe(1);
        expect(await page.locator('main').innerText()).toContain('This paragraph is broken.');
        expect(await page.locator('.navbar').isVisible()).toBe(true);
        await page.evaluate(() => {
          window.isMended = true;
        });
        await page.getByRole('button', { name: 'Try again' }).click();
        await page.getByRole('heading', { level: 1, name: 'Errors' }).waitFor();
      },
    );
  });
});

describe('base URL', () => {
  const banner = 'Your Docusaurus site did not load properly.';

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
      expect(await page.locator('body').innerText()).toContain('We suggest trying baseUrl = /sub/');
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

describe('navbar items', () => {
  it('an item that fails to render throws an error naming the item', async () => {
    await withPage(
      {
        fetchesAhead: false,
        expectedMessages: [/No NavbarItem component found/, /The navbar item .* failed to render/],
      },
      async (page) => {
        const changed = await alterScripts(page, {
          where: 'type:"custom-colorModeToggle"',
          replace: 'type:"custom-colorModeToggle"',
          by: 'type:"custom-moonPhase"',
        });
        await page.goto('/docs');
        await page.getByText('This page crashed').waitFor();
        expect(changed()).toBe(1);
        const text = await page.locator('#__docusaurus').innerText();
        expect(text).toContain(
          'The navbar item {"type":"custom-moonPhase","position":"right"} failed to render.',
        );
        expect(text).toContain('No NavbarItem component found for type "custom-moonPhase".');
      },
    );
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
    await page.locator('.theme-announcement-bar').waitFor({ state: 'detached' });
    await page.locator('footer a[href="/docs/api/errors"]').click();
    await page.waitForURL('**/docs/api/errors');
  }

  it('storage that cannot be had at all', async () => {
    const expectedMessages = [/Docusaurus browser storage is not available/];
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
      /Docusaurus storage error, can't get key=theme|can't get key=docusaurus\.announcement/,
      /Docusaurus storage error, can't set theme=light/,
      /Docusaurus storage error/,
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
