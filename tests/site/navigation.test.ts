/** The way from page to page. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { withPage } from '../support/browser.ts';
import { readBuiltFile } from './support/built-files.ts';
import { ERRORS_PAGE, holdRequests, SCRIPTS } from './support/network.ts';
import { FAILED_RESOURCE, linkInText, open, pageHeading, waitUntilInteractive } from './support/visitor.ts';

const distanceFromTop = (page: Page, id: string): Promise<number> =>
  page.locator(`[id="${id}"]`).evaluate((element) => element.getBoundingClientRect().top);

const bar = (page: Page): Locator => page.locator('[data-progress]');

describe('from page to page', () => {
  it('the next page is loaded before the view switches', async () => {
    await withPage({ fetchesAhead: false }, async (page) => {
      await open(page, '/');
      const heading = await pageHeading(page).innerText();
      await page.evaluate(() => {
        document.documentElement.dataset.isSameDocument = 'true';
      });
      const requests = await holdRequests(page, ERRORS_PAGE);
      await linkInText(page, '/docs/api/errors').click();
      await requests.arrival();
      await page.waitForTimeout(300);
      expect(await pageHeading(page).innerText()).toBe(heading);
      expect(new URL(page.url()).pathname).toBe('/');
      await requests.release();
      await page.getByRole('heading', { level: 1, name: 'Errors' }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/docs/api/errors');
      expect(await page.locator('html').getAttribute('data-is-same-document')).toBe('true');
    });
  });

  it('a progress bar appears after 200 ms', async () => {
    await withPage({ ownContext: true, fetchesAhead: false }, async (page) => {
      await page.clock.install();
      await open(page, '/');
      const requests = await holdRequests(page, ERRORS_PAGE);
      await page.clock.pauseAt(Date.now() + 60_000);
      await linkInText(page, '/docs/api/errors').click();
      await requests.arrival();
      await page.clock.runFor(199);
      expect(await bar(page).count()).toBe(0);
      await page.clock.runFor(1);
      expect(await bar(page).count()).toBe(1);
      await page.clock.resume();
      await requests.release();
      await bar(page).waitFor({ state: 'detached' });
    });
  });

  it('a page that comes within that time shows no progress bar', async () => {
    await withPage({ ownContext: true }, async (page) => {
      await page.clock.install();
      await open(page, '/');
      await page.clock.pauseAt(Date.now() + 60_000);
      await linkInText(page, '/docs/api/errors').click();
      await page.getByRole('heading', { level: 1, name: 'Errors' }).waitFor();
      await page.clock.runFor(1000);
      expect(await bar(page).count()).toBe(0);
    });
  });

  it('the page scrolls to the top', async () => {
    await withPage({}, async (page) => {
      await open(page, '/');
      await page.evaluate(() => {
        window.scrollTo(0, 300);
      });
      expect(await page.evaluate(() => window.scrollY)).toBe(300);
      await page.locator('.navbar').getByRole('link', { name: 'SDKs' }).click();
      await page.getByRole('heading', { level: 1, name: 'SDKs' }).waitFor();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    });
  });

  it('or to the anchor named in the hash', async () => {
    await withPage({ reducedMotion: 'reduce' }, async (page) => {
      await open(page, '/docs/api/tokens/search');
      const link = page.locator('main a[href^="/docs/api/tokens#"]').first();
      const anchor = (await link.getAttribute('href'))?.split('#')[1] ?? '';
      await link.click();
      await page.getByRole('heading', { level: 1, name: 'Tokens' }).waitFor();
      await page.waitForFunction(() => window.scrollY > 0);
      expect(await distanceFromTop(page, anchor)).toBeGreaterThanOrEqual(0);
      expect(await distanceFromTop(page, anchor)).toBeLessThan(200);
    });
  });
});

describe('a failed page load triggers a full page reload', () => {
  /** Addresses of the documents that the browser loads as a whole from now on, by path. */
  function recordDocuments(page: Page): readonly string[] {
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    return documents;
  }

  /** Lets every request that a script makes for the page fail, and only those. */
  async function failFetches(page: Page): Promise<void> {
    await page.route(ERRORS_PAGE, (route) =>
      route.request().isNavigationRequest() ? route.continue() : route.abort(),
    );
  }

  it('and shows the page when it can be loaded then', async () => {
    await withPage({ fetchesAhead: false, expectedMessages: [FAILED_RESOURCE] }, async (page) => {
      await open(page, '/');
      await failFetches(page);
      const documents = recordDocuments(page);
      await linkInText(page, '/docs/api/errors').click();
      await page.waitForURL(ERRORS_PAGE);
      await waitUntilInteractive(page);
      expect(documents).toEqual(['/docs/api/errors']);
      expect(await pageHeading(page).innerText()).toBe('Errors');
    });
  });

  it('once, never a loop', async () => {
    await withPage({ fetchesAhead: false, expectedMessages: [FAILED_RESOURCE] }, async (page) => {
      await open(page, '/');
      await failFetches(page);
      await page.route(SCRIPTS, (route) => route.abort());
      const documents = recordDocuments(page);
      await linkInText(page, '/docs/api/errors').click();
      await page.waitForURL(ERRORS_PAGE);
      await page.waitForTimeout(1000);
      expect(documents).toEqual(['/docs/api/errors']);
      expect(await pageHeading(page).innerText()).toBe('Errors');
    });
  });

  it('also where a page belongs to a newer build, whose scripts do not go with those that run', async () => {
    await withPage({ fetchesAhead: false }, async (page) => {
      await open(page, '/');
      await page.route(ERRORS_PAGE, async (route) => {
        const body = readBuiltFile('docs/api/errors.html');
        const newer = body.replace(/(<meta name="script" content="[^"]+)\.js/, '$1.js?newer');
        expect(newer).not.toBe(body);
        await route.fulfill({
          contentType: 'text/html',
          body: route.request().isNavigationRequest() ? body : newer,
        });
      });
      const documents = recordDocuments(page);
      await linkInText(page, '/docs/api/errors').click();
      await page.waitForURL(ERRORS_PAGE);
      await waitUntilInteractive(page);
      expect(documents).toEqual(['/docs/api/errors']);
    });
  });
});

describe('a path ending in .html or /index.html is rewritten to the path without it', () => {
  it.each(['/docs/api.html', '/docs/api/index.html', '/docs/api/index', '/docs/api/'])(
    '%s',
    async (address) => {
      await withPage({}, async (page) => {
        const response = await page.goto(`${address}?from=link`);
        expect((await response?.request().redirectedFrom()?.response())?.status()).toBe(301);
        expect(page.url()).toMatch(/\/docs\/api\?from=link$/);
      });
    },
  );

  it.each(['/docs/api.html', '/docs/api/index.html', '/docs/api/index', '/docs/api/'])(
    '%s, on a host that serves the page there',
    async (address) => {
      await withPage({}, async (page) => {
        await page.route(`**${address}?from=link`, (route) =>
          route.fulfill({ contentType: 'text/html', body: readBuiltFile('docs/api.html') }),
        );
        await open(page, `${address}?from=link#content`);
        expect(page.url()).toMatch(/\/docs\/api\?from=link#content$/);
        expect(await pageHeading(page).innerText()).toBe('API reference');
      });
    },
  );
});
