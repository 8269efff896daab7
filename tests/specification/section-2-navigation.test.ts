/** Section 2 of the specification, "Navigation behaviour". */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { withPage } from '../support/browser.ts';
import { readBuiltFile } from './support/built-files.ts';
import { holdRequests, SCRIPTS } from './support/network.ts';
import { FAILED_RESOURCE, linkInText, open, pageHeading, waitUntilInteractive } from './support/visitor.ts';

const distanceFromTop = (page: Page, id: string): Promise<number> =>
  page.locator(`[id="${id}"]`).evaluate((element) => element.getBoundingClientRect().top);

describe('from page to page', () => {
  it('the next page is loaded before the view switches', async () => {
    await withPage({}, async (page) => {
      await open(page, '/');
      const heading = await pageHeading(page).innerText();
      const scripts = await holdRequests(page, SCRIPTS);
      await linkInText(page, '/docs/api/errors').click();
      await scripts.arrival();
      await page.waitForURL('**/docs/api/errors');
      expect(await pageHeading(page).innerText()).toBe(heading);
      await scripts.release();
      await page.getByRole('heading', { level: 1, name: 'Errors' }).waitFor();
    });
  });

  it('a progress bar appears after 200 ms', async () => {
    await withPage({ ownContext: true }, async (page) => {
      await page.clock.install();
      await open(page, '/');
      const scripts = await holdRequests(page, SCRIPTS);
      await page.clock.pauseAt(Date.now() + 60_000);
      await linkInText(page, '/docs/api/errors').click();
      await page.waitForURL('**/docs/api/errors');
      await page.clock.runFor(199);
      expect(await page.locator('#nprogress').count()).toBe(0);
      await page.clock.runFor(1);
      expect(await page.locator('#nprogress').count()).toBe(1);
      await page.clock.resume();
      await scripts.release();
      await page.locator('#nprogress').waitFor({ state: 'detached' });
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
      expect(await page.locator('#nprogress').count()).toBe(0);
    });
  });

  it('the page scrolls to the top', async () => {
    await withPage({}, async (page) => {
      await open(page, '/');
      await page.evaluate(() => {
        window.scrollTo(0, 300);
      });
      expect(await page.evaluate(() => window.scrollY)).toBe(300);
      await page.locator('.navbar__inner').getByRole('link', { name: 'SDKs' }).click();
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
  const failureMessages = [FAILED_RESOURCE, /ChunkLoadError/];

  /**
   * Follows a link to a page whose scripts fail, as after a new deployment has taken them away.
   *
   * @param isBack tells from the number of reloads whether the scripts can be had again
   * @returns the documents that are requested from then on, by path
   */
  async function followBrokenLink(
    page: Page,
    isBack: (reloads: number) => boolean,
  ): Promise<readonly string[]> {
    await open(page, '/');
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    await page.route(SCRIPTS, async (route) => {
      const isShared = /(?:main|runtime)[.~]/.test(route.request().url());
      if (isShared || isBack(documents.length)) await route.continue();
      else await route.abort();
    });
    await linkInText(page, '/docs/api/errors').click();
    await page.waitForEvent('load');
    return documents;
  }

  it('and shows the page when it can be loaded then', async () => {
    await withPage({ expectedMessages: failureMessages }, async (page) => {
      const documents = await followBrokenLink(page, (reloads) => reloads > 0);
      await waitUntilInteractive(page);
      expect(documents).toEqual(['/docs/api/errors']);
      expect(await pageHeading(page).innerText()).toBe('Errors');
    });
  });

  it('once, never a loop', async () => {
    await withPage({ expectedMessages: failureMessages }, async (page) => {
      const documents = await followBrokenLink(page, () => false);
      await page.waitForTimeout(1000);
      expect(documents).toEqual(['/docs/api/errors']);
      expect(await pageHeading(page).innerText()).toBe('Errors');
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
