/**
 * Brings pages into states that a reader meets now and then. Each function leads to one, and names the element that
 * shows it.
 */
import type { Locator, Page } from 'playwright-core';
import { find, searchDialog, type SearchDialog } from '../../browser/search/support/search-dialog.ts';
import { waitUntilSearchIsLoaded } from '../../site/support/visitor.ts';

const SCRIPTS = '**/*.js';
const SEARCH_INDEX = '**/search-index-*.json';

async function openDialog(page: Page): Promise<SearchDialog> {
  const search = searchDialog(page);
  await page.keyboard.press('Control+k');
  await search.field.waitFor();
  return search;
}

/** What a page fetches from now on. */
const hold = (page: Page, files: string): Promise<unknown> => page.route(files, () => undefined);
const lose = (page: Page, files: string): Promise<unknown> => page.route(files, (route) => route.abort());

/** The search before anything is typed. */
export async function searchBefore(page: Page): Promise<Locator> {
  await waitUntilSearchIsLoaded(page);
  return (await openDialog(page)).dialog;
}

/** To be called before the page opens: its index does not come while somebody looks. */
export const holdSearchIndex = (page: Page): Promise<unknown> => hold(page, SEARCH_INDEX);

/** To be called before the page opens: its index never comes. */
export const refuseSearchIndex = (page: Page): Promise<unknown> =>
  page.route(SEARCH_INDEX, (route) => route.fulfill({ status: 500 }));

/** The search that waits for its index. */
export async function searchLoading(page: Page): Promise<Locator> {
  const { dialog, field } = await openDialog(page);
  await field.fill('token');
  await dialog.getByText('Loading...').waitFor();
  return dialog;
}

/** The search whose index does not come. */
export async function searchFailed(page: Page): Promise<Locator> {
  const { dialog } = await openDialog(page);
  const sentence = dialog.getByRole('alert').locator('p');
  await sentence.waitFor();
  // The name of the file has the time of the sources in it.
  await sentence.evaluate((element) => {
    element.textContent = element.textContent.replace(/\d+\.json/, '0.json');
  });
  return dialog;
}

/** The search with results, among them words that were found. */
export async function searchResults(page: Page): Promise<undefined> {
  await waitUntilSearchIsLoaded(page);
  const search = await openDialog(page);
  await find(search, 'webhook');
  await search.dialog.locator('mark').first().waitFor();
  // Excerpts come after the results.
  await page.waitForLoadState('networkidle');
}

/** The search without a result. */
export async function searchNothing(page: Page): Promise<Locator> {
  await waitUntilSearchIsLoaded(page);
  const { dialog, field } = await openDialog(page);
  await field.fill('zzxqy');
  await dialog.getByText('zzxqy').waitFor();
  return dialog;
}

const addressField = (page: Page): Locator => page.getByLabel(/^Check addresses/);

/** The check of addresses, in whatever state it is. */
export const addressCheck = (page: Page): Locator => addressField(page).locator('..');
const ADDRESSES = 'deny 18.191.73.1 and 10.0.0.7';

async function whenAllHasCome(page: Page): Promise<void> {
  await waitUntilSearchIsLoaded(page);
  await page.waitForLoadState('networkidle');
}

/** Brings the check of addresses into the window, where it begins to answer. */
async function whenAnswering(page: Page): Promise<Locator> {
  const field = addressField(page);
  await field.scrollIntoViewIfNeeded();
  await field.and(page.locator(':enabled')).waitFor();
  await whenAllHasCome(page);
  return field;
}

/** The check of addresses that waits for them. */
export async function addressesLoading(page: Page): Promise<Locator> {
  const field = await whenAnswering(page);
  await hold(page, SCRIPTS);
  await field.fill(ADDRESSES);
  await addressCheck(page).getByText('Loading the addresses').waitFor();
  return addressCheck(page);
}

/** The check of addresses that do not come. */
export async function addressesFailed(page: Page): Promise<Locator> {
  const field = await whenAnswering(page);
  await lose(page, SCRIPTS);
  await field.fill(ADDRESSES);
  await addressCheck(page).getByRole('button', { name: 'Retry' }).waitFor();
  return addressCheck(page);
}

/** The check of addresses with an answer for each. */
export async function addressesAnswered(page: Page): Promise<Locator> {
  await (await whenAnswering(page)).fill(ADDRESSES);
  await addressCheck(page).getByRole('listitem').nth(1).waitFor();
  return addressCheck(page);
}

/** The check of addresses for a text that holds none. */
export async function addressesMissing(page: Page): Promise<Locator> {
  await (await whenAnswering(page)).fill('nothing');
  await addressCheck(page).getByText('There is no IPv4 address').waitFor();
  return addressCheck(page);
}

/** To be called before the page opens: it never answers to the reader. */
export const holdScripts = (page: Page): Promise<unknown> => hold(page, SCRIPTS);

/** Waits until a page whose scripts are held shows the check of addresses, which is disabled until then. */
export async function whenDisabled(page: Page): Promise<void> {
  await addressField(page).and(page.locator(':disabled')).waitFor();
}

/** A table whose filter leaves no row. */
export async function rowsMissing(page: Page): Promise<Locator> {
  const field = page.getByLabel(/^Filter rows/);
  await field.fill('zzxqy');
  const table = field.locator('..');
  await table
    .getByRole('status')
    .getByText(/^0 of /)
    .waitFor();
  return table;
}

/** To be called before the page opens: the browser does not let it write to the clipboard. */
export const refuseClipboard = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });

/** Code that could not be copied, and is selected instead. */
export async function copyRefused(page: Page): Promise<Locator> {
  const block = page.locator('main figure', { hasText: 'Copy and wrap' });
  await block.getByRole('button', { name: /^Copy/ }).click();
  await block.getByRole('button', { name: /^Press / }).waitFor();
  return block;
}

/** The message that the page which a reader asked for does not come. */
export async function connectionLost(page: Page): Promise<Locator> {
  await whenAllHasCome(page);
  await lose(page, '**/*');
  await page.locator('main a[href="/docs/api"]').first().click();
  const message = page.getByRole('alert');
  await message.waitFor();
  return message;
}
