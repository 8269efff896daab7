/** Section 7 of the specification, "The calls it makes". */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { withPage } from '../support/browser.ts';
import { METERED, reportConnection } from '../support/connection.ts';
import { recordRequests } from './support/network.ts';
import { linkInText, open, pageHeading, waitUntilSearchIsLoaded } from './support/visitor.ts';

/** Names of the scripts among the requests. */
const scripts = (requests: readonly string[]): string[] => requests.filter((url) => url.endsWith('.js'));

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
      await openAndSettle(page, '/docs/api/errors');
      const paths = requests.map((url) => new URL(url).pathname);
      const files = paths.filter((path) => path.startsWith('/search-'));
      expect(files.sort()).toEqual([
        expect.stringMatching(/^\/search-doc-\d+\.json$/),
        expect.stringMatching(/^\/search-index-\d+\.json$/),
      ]);
      const lastOfThePage = paths.findLastIndex((path) => path.startsWith('/assets/js/main'));
      expect(paths.findIndex((path) => path.startsWith('/search-'))).toBeGreaterThan(lastOfThePage);
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

describe('static page chunk loading and link prefetching', () => {
  const reach: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
    ['pointed at', (page) => linkInText(page, '/docs/api/errors').hover()],
    ['focused', (page) => linkInText(page, '/docs/api/errors').focus()],
  ];

  it.each(reach)('a page is fetched ahead when its link is %s, not before', async (_, turnTo) => {
    await withPage({}, async (page) => {
      await openAndSettle(page, '/');
      // The code of the search dialog follows.
      await page.waitForLoadState('networkidle');
      const requests = recordRequests(page);
      await linkInText(page, '/docs/api/errors').scrollIntoViewIfNeeded();
      await page.waitForTimeout(500);
      expect(scripts(requests)).toEqual([]);
      await turnTo(page);
      await expect.poll(() => scripts(requests).length).toBeGreaterThan(2);
      // A page comes in several files; the last ones may still be asked for.
      await page.waitForTimeout(1_500);
      const fetchedAhead = scripts(requests).length;
      await linkInText(page, '/docs/api/errors').click();
      await page.getByRole('heading', { level: 1, name: 'Errors' }).waitFor();
      // What the page itself needs is there; one file that its section shares may follow.
      expect(scripts(requests).length - fetchedAhead).toBeLessThanOrEqual(1);
    });
  });

  const connections = [METERED, { saveData: false, effectiveType: '2g' }];
  it.each(reach.flatMap(([how, turnTo]) => connections.map((connection) => ({ how, turnTo, connection }))))(
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
  it.each(['/', '/docs', '/docs/api/tokens', '/docs/sdks/web/web-elements/components'])(
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
