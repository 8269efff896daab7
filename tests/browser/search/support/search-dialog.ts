import type { Locator, Page } from 'playwright-core';
import { open } from '../../../site/support/visitor.ts';
import { sharedPage } from '../../../support/shared-page.ts';

/** The search as a reader sees it. */
export interface SearchDialog {
  readonly page: Page;
  /** What opens it, in the bar. */
  readonly box: Locator;
  readonly dialog: Locator;
  readonly field: Locator;
  readonly options: Locator;
  /** What a screen reader is told. */
  readonly status: Locator;
  /** The option that Enter opens. */
  readonly active: Locator;
}

/** A page on which nothing is searched yet. */
export const START = '/docs/api/errors';

/** Identifies the parts of the search on a page. */
export function searchDialog(page: Page): SearchDialog {
  const dialog = page.getByRole('dialog', { name: 'Search' });
  const results = dialog.getByRole('listbox', { name: 'Results' });
  return {
    page,
    box: page.locator('.navbar').getByRole('button', { name: /^(?:Search|Loading)/ }),
    dialog,
    field: dialog.getByRole('combobox', { name: 'Search all pages' }),
    options: results.getByRole('option'),
    status: dialog.getByRole('status'),
    active: results.getByRole('option', { selected: true }),
  };
}

/** Waits until the index and the code of the dialog are there. */
export async function whenLoaded({ page }: SearchDialog): Promise<void> {
  await page.locator('.navbar [aria-haspopup=dialog]:not([aria-busy=true])').waitFor();
}

/** Opens a page, waits until its search is loaded, and opens that. */
export async function openSearch(page: Page, address = START): Promise<SearchDialog> {
  await open(page, address);
  const search = searchDialog(page);
  await page.keyboard.press('Control+k');
  await search.field.waitFor();
  await whenLoaded(search);
  return search;
}

/** How a test uses the search: with its page, which `sharedSearch` has brought to `START`. */
type UseOfSearch = (search: SearchDialog, page: Page) => Promise<void>;

/**
 * One page for the tests of a file: each finds the search open and empty, on `START` or, for tests that only look at
 * where the search leads, on the page where the one before it ended.
 */
export function sharedSearch({ staysWhereItIs = false } = {}): (use: UseOfSearch) => Promise<void> {
  const onPage = sharedPage({}, async (page) => {
    await open(page, START);
    return searchDialog(page);
  });
  return (use) =>
    onPage(async (search, page) => {
      const isElsewhere = new URL(page.url()).pathname !== START;
      if (isElsewhere && !staysWhereItIs) await open(page, START);
      if (await search.dialog.isVisible()) {
        await search.dialog.getByRole('button', { name: 'Close' }).click();
        await search.dialog.waitFor({ state: 'detached' });
      }
      await page.evaluate(() => {
        localStorage.removeItem('recent-searches');
      });
      await page.keyboard.press('Control+k');
      await search.field.fill('');
      await whenLoaded(search);
      await use(search, page);
    });
}

/** Types a query and waits for its first results. */
export async function find({ field, options }: SearchDialog, query: string): Promise<void> {
  await field.fill(query);
  await options.first().waitFor();
}

/** A query with results in all parts of the site. */
export const SEVERAL_GROUPS = 'webhook';

/** Where the results lead, in the order that they show in. */
export function routesOf({ options }: SearchDialog): Promise<(string | null)[]> {
  return options.evaluateAll((all) => all.map((option) => option.getAttribute('href')));
}
