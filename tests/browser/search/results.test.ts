/** What shows for a query. */
import { describe, expect, it } from 'vitest';
import { holdRequests, recordRequests } from '../../site/support/network.ts';
import { open } from '../../site/support/visitor.ts';
import { withPage } from '../../support/browser.ts';
import { METERED, reportConnection } from '../../support/connection.ts';
import {
  find,
  openSearch,
  routesOf,
  searchDialog,
  sharedSearch,
  SEVERAL_GROUPS,
  START,
  type SearchDialog,
} from './support/search-dialog.ts';

const groupsOf = ({ dialog }: SearchDialog): Promise<{ label: string; routes: string[] }[]> =>
  dialog.getByRole('listbox').evaluate((list) =>
    [...list.querySelectorAll('[role=group]')].map((group) => ({
      label: document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent ?? '',
      routes: [...group.querySelectorAll('[role=option]')].map((option) => option.getAttribute('href') ?? ''),
    })),
  );

const partOf = (route: string): string =>
  route.startsWith('/docs/api') ? 'API' : route.startsWith('/docs/sdks') ? 'SDKs' : 'Guides';

const withSearch = sharedSearch();

describe('groups', () => {
  it('hold the results of their part of the site, the group of the best result first', async () => {
    await withSearch(async (search) => {
      await find(search, SEVERAL_GROUPS);
      const groups = await groupsOf(search);
      // The best result is of the API, which is second in the bar.
      expect(groups[0]?.label).toBe('API');
      expect(groups).toHaveLength(3);
      for (const { label, routes } of groups) expect(new Set(routes.map(partOf))).toEqual(new Set([label]));
      expect(new Set(groups.map(({ label }) => label)).size).toBe(groups.length);
    });
  });

  it('can be chosen with the keyboard; the choice stays while the dialog is open', async () => {
    await withSearch(async (search, page) => {
      await find(search, SEVERAL_GROUPS);
      await expect.poll(async () => (await groupsOf(search)).length).toBe(3);
      // Past the buttons of the field.
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      expect(await search.dialog.getByRole('radio', { name: 'API' }).isChecked()).toBe(true);
      await expect.poll(async () => (await groupsOf(search)).map(({ label }) => label)).toEqual(['API']);
      const routes = await routesOf(search);
      await search.field.fill('production checklist');
      await expect.poll(() => routesOf(search)).not.toEqual(routes);
      expect((await groupsOf(search)).map(({ label }) => label)).toEqual(['API']);
    });
  });
});

describe('a result', () => {
  it('shows its path, its heading and the sentence that matches, with marks on the words', async () => {
    await withSearch(async (search) => {
      await find(search, 'rotate keys');
      const first = search.options.first();
      await expect.poll(() => first.locator('mark').allInnerTexts()).not.toEqual([]);
      const marks = await search.options.locator('mark').allInnerTexts();
      for (const mark of marks) expect(mark.toLowerCase()).toMatch(/rotat|key/);
      expect(await first.innerText()).toMatch(/^(?:Guides|API|SDKs)(?: › .+)?\n/);
    });
  });

  it('quotes its page once the text is there, and nothing moves', async () => {
    await withPage({}, async (page) => {
      const texts = await holdRequests(page, '**/search-text-*/*.json');
      const search = await openSearch(page);
      await find(search, 'rotate keys');
      await texts.arrival();
      const places = (): Promise<number[]> =>
        search.options.evaluateAll((all) => all.map((option) => option.getBoundingClientRect().top));
      const before = await search.options.allInnerTexts();
      const placesBefore = await places();
      await texts.release();
      await expect.poll(() => search.options.allInnerTexts()).not.toEqual(before);
      expect(await places()).toEqual(placesBefore);
    });
  });

  it('shows the description of its page when the text cannot be fetched', async () => {
    await withPage({}, async (page) => {
      const requests = recordRequests(page);
      await page.route('**/search-text-*/*.json', (route) => route.fulfill({ status: 404 }));
      const search = await openSearch(page);
      await find(search, 'rotate keys');
      const before = await search.options.allInnerTexts();
      await expect.poll(() => requests.some((url) => url.includes('/search-text-'))).toBe(true);
      await page.waitForLoadState('networkidle');
      expect(await search.options.allInnerTexts()).toEqual(before);
      expect(before.join('\n')).toMatch(/[a-z]{3,}\.$/m);
    });
  });

  it('fetches no text on a data-saver connection', async () => {
    await withPage({}, async (page) => {
      await reportConnection(page, METERED);
      const requests = recordRequests(page);
      const search = await openSearch(page);
      await find(search, 'rotate keys');
      await page.waitForLoadState('networkidle');
      expect(requests.filter((url) => url.includes('/search-text-'))).toEqual([]);
    });
  });
});

describe('what a screen reader is told', () => {
  it('how many results there are, once the reader has stopped typing', async () => {
    await withSearch(async (search) => {
      await find(search, 'token');
      const count = await search.options.count();
      await expect.poll(() => search.status.textContent()).toBe(`${String(count)} results`);
      expect(await search.field.getAttribute('aria-expanded')).toBe('true');
      await search.field.fill('qqqqzzzz');
      await expect.poll(() => search.status.textContent()).toBe('Nothing found for “qqqqzzzz”.');
      expect(await search.field.getAttribute('aria-expanded')).toBe('false');
      expect(await search.field.getAttribute('aria-activedescendant')).toBeNull();
    });
  });
});

describe('a response', () => {
  it('that comes late does not take the place of the newer one', async () => {
    await withPage({}, async (page) => {
      const files = await holdRequests(page, '**/search-index-*.json');
      await open(page, START);
      const search = searchDialog(page);
      await page.keyboard.press('/');
      await search.field.fill('webhooks');
      await search.dialog.getByText('Loading...').waitFor();
      await search.field.fill('idempotency');
      await files.arrival();
      const titles = new Set<string>();
      await page.exposeFunction('report', (title: string) => titles.add(title));
      await search.dialog.evaluate((dialog) => {
        new MutationObserver(() => {
          const first = dialog.querySelector('[role=option]')?.textContent ?? '';
          if (first !== '')
            void (window as unknown as { report: (title: string) => Promise<void> }).report(first);
        }).observe(dialog, { childList: true, subtree: true });
      });
      await files.release();
      await search.options.first().waitFor();
      await page.waitForTimeout(300);
      expect(titles.size).toBeGreaterThan(0);
      for (const title of titles) expect(title).toMatch(/idempotency/i);
    });
  });
});

describe('nothing found', () => {
  it('identifies the query, offers pages with a similar title and the main pages', async () => {
    await withSearch(async (search, page) => {
      await search.field.fill('zzxqy webhoqsz');
      await search.dialog.getByText('Nothing found for “zzxqy webhoqsz”.').first().waitFor();
      const links = search.dialog.getByRole('link');
      const names = await links.allInnerTexts();
      expect(names).toEqual([
        expect.stringMatching(/webhook/i),
        ...names.slice(1, -3),
        'Guides',
        'API reference',
        'SDKs',
      ]);
      await links.first().click();
      await expect.poll(() => new URL(page.url()).pathname).toMatch(/webhook/);
      await search.dialog.waitFor({ state: 'detached' });
    });
  });

  it('in one part of the site offers to search all', async () => {
    await withSearch(async (search) => {
      await search.dialog.getByText('SDKs', { exact: true }).first().click();
      await search.field.fill('Chase Stratus');
      await search.dialog.getByText('Nothing found in SDKs for “Chase Stratus”.').first().waitFor();
      await search.dialog.getByRole('button', { name: 'Search all pages' }).click();
      await search.options.first().waitFor();
      expect(await search.dialog.getByRole('radio', { name: 'All' }).isChecked()).toBe(true);
    });
  });
});
