/** The requests that pages make. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { withPage } from '../support/browser.ts';
import { METERED, reportConnection } from '../support/connection.ts';
import { recordRequests } from './support/network.ts';
import { linkInText, open, pageHeading, waitUntilSearchIsLoaded } from './support/visitor.ts';
import { variants } from '../support/variants.ts';

const searchField = (page: Page): Locator => page.getByRole('combobox', { name: 'Search all pages' });
const results = (page: Page): Locator => page.getByRole('listbox', { name: 'Results' }).getByRole('option');

/** Waits until the browser has fetched what it fetches by itself. */
async function openAndSettle(page: Page, address: string): Promise<void> {
  await open(page, address);
  await waitUntilSearchIsLoaded(page);
}

describe('search files', () => {
  it('GET of documents and index file from the base path, loaded lazily', async () => {
    await withPage({}, async (page) => {
      const requests = recordRequests(page);
      const files = (): readonly string[] =>
        requests.map((url) => new URL(url).pathname).filter((path) => path.startsWith('/search-'));
      await open(page, '/docs/api/errors');
      await page.waitForLoadState('networkidle');
      expect(files()).toEqual([]);
      await page.locator('.navbar [aria-haspopup=dialog]').hover();
      await expect.poll(() => files().length).toBe(2);
      await waitUntilSearchIsLoaded(page);
      expect([...files()].sort()).toEqual([
        expect.stringMatching(/^\/search-doc-\d+\.json$/),
        expect.stringMatching(/^\/search-index-\d+\.json$/),
      ]);
    });
  });

  it('selecting a search result navigates to its url and highlights the matched word', async () => {
    await withPage({}, async (page) => {
      await openAndSettle(page, '/');
      await page.keyboard.press('Control+k');
      await searchField(page).fill('catch errors');
      const result = results(page).first();
      const url = await result.getAttribute('href');
      await result.click();
      await expect.poll(() => page.url().endsWith(url ?? '/nowhere')).toBe(true);
      expect(await pageHeading(page).innerText()).not.toBe('');
      await expect
        .poll(() =>
          page.evaluate(() =>
            String([...(CSS.highlights.get('search') ?? [])][0]?.startContainer.textContent),
          ),
        )
        .toMatch(/catch|error/i);
    });
  });

  it('files that fail are told in the box, which tries again', async () => {
    await withPage({}, async (page) => {
      await page.route('**/search-index-*.json', (route) => route.fulfill({ status: 503 }));
      await openAndSettle(page, '/docs');
      await page.keyboard.press('Control+k');
      await page
        .getByText(/The search file \/search-index-\d+\.json could not be loaded \(status 503\)/)
        .waitFor();
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Retry' }).click();
      await searchField(page).fill('errors');
      await expect.poll(() => results(page).count()).toBeGreaterThan(0);
    });
  });
});

describe('React', () => {
  const isReact = (url: string): boolean => /\/assets\/react\.[^/]+\.js$/.test(url);

  it('comes in idle time, after what the page loads itself', async () => {
    await withPage({ ownContext: true }, async (page) => {
      const react = page.waitForResponse((response) => isReact(response.url()));
      await page.goto('/docs/api/errors');
      // The page has an entry for what has come whole.
      await (await react).finished();
      const isPainted = (): boolean => performance.getEntriesByName('first-contentful-paint').length > 0;
      expect(await page.evaluate(isPainted)).toBe(true);
      const order = await page.evaluate(() => {
        const [file] = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
          ({ name }) => /\/react\.[^/]+\.js$/.test(name),
        );
        const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        return { react: file?.startTime ?? 0, load: load?.loadEventStart ?? 0 };
      });
      expect(order.react).toBeGreaterThan(order.load);
    });
  });

  it.each([METERED, { saveData: false, effectiveType: '2g' }, { saveData: false, effectiveType: 'slow-2g' }])(
    'waits for the first use on %o',
    async (connection) => {
      await withPage({ ownContext: true }, async (page) => {
        await reportConnection(page, connection);
        const requests = recordRequests(page);
        await open(page, '/docs/api/errors');
        await page.waitForLoadState('networkidle');
        await page.waitForTimeout(500);
        expect(requests.filter(isReact)).toEqual([]);
        await page.keyboard.press('Control+k');
        await searchField(page).fill('token');
        await results(page).first().waitFor();
        expect(requests.filter(isReact)).toHaveLength(1);
      });
    },
  );
});

describe('static page loading and link prefetching', () => {
  const reach: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
    ['pointed at', (page) => linkInText(page, '/docs/api/errors').hover()],
    ['focused', (page) => linkInText(page, '/docs/api/errors').focus()],
  ];

  it.each(variants(reach))('a page is fetched ahead when its link is %s, not before', async (_, turnTo) => {
    await withPage({}, async (page) => {
      await open(page, '/');
      await page.waitForLoadState('networkidle');
      const requests = recordRequests(page);
      const fetched = (): readonly string[] => requests.filter((url) => url.endsWith('/docs/api/errors'));
      await linkInText(page, '/docs/api/errors').scrollIntoViewIfNeeded();
      await page.waitForTimeout(500);
      expect(fetched()).toEqual([]);
      const ahead = page.waitForResponse('**/docs/api/errors');
      await turnTo(page);
      await (await ahead).finished();
      expect(fetched()).toHaveLength(1);
    });
  });

  it.each(variants(reach))('what was fetched ahead is what shows: %s', async (_, turnTo) => {
    await withPage({}, async (page) => {
      await open(page, '/');
      await page.waitForLoadState('networkidle');
      const ahead = page.waitForResponse('**/docs/api/errors');
      await turnTo(page);
      const size = (await (await ahead).body()).length;
      const transferred = await page.evaluate(async () => {
        const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        const before = entries.length;
        document.querySelector<HTMLAnchorElement>('main a[href="/docs/api/errors"]')?.click();
        while (document.querySelector('h1')?.textContent !== 'Errors')
          await new Promise((resolve) => setTimeout(resolve, 20));
        const later = performance.getEntriesByType('resource').slice(before) as PerformanceResourceTiming[];
        return later
          .filter(({ name }) => name.endsWith('/docs/api/errors'))
          .map(({ transferSize }) => transferSize);
      });
      // The browser asks whether its copy is still the newest: headers at most.
      expect(Math.max(0, ...transferred)).toBeLessThan(size / 10);
    });
  });

  const connections = [METERED, { saveData: false, effectiveType: '2g' }];
  it.each(
    variants(
      reach.flatMap(([how, turnTo]) => connections.map((connection) => ({ how, turnTo, connection }))),
    ),
  )(
    'prefetch is skipped on 2g or data-saver connections: $how, $connection',
    async ({ turnTo, connection }) => {
      await withPage({}, async (page) => {
        await reportConnection(page, connection);
        await open(page, '/');
        const requests = recordRequests(page);
        await turnTo(page);
        await page.waitForTimeout(500);
        expect(requests).toEqual([]);
        await linkInText(page, '/docs/api/errors').click();
        await page.getByRole('heading', { level: 1, name: 'Errors' }).waitFor();
      });
    },
  );
});

describe('no product API calls', () => {
  it.each(variants(['/', '/docs', '/docs/api/tokens', '/docs/sdks/web/web-elements/components']))(
    'no request of %s leaves the origin',
    async (route) => {
      await withPage({}, async (page) => {
        const requests = recordRequests(page);
        await openAndSettle(page, route);
        await page.evaluate(() => {
          window.scrollTo(0, document.documentElement.scrollHeight);
        });
        await page.keyboard.press('Control+k');
        await searchField(page).fill('token');
        await results(page).first().waitFor();
        expect(new Set(requests.map((url) => new URL(url).origin))).toEqual(new Set([inject('siteUrl')]));
      });
    },
  );
});
