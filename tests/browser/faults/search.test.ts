/** The search, where a script or a file of it doesn't come as it should. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SEARCH_VERSION } from '../../../engines/search/index.ts';
import { holdRequests } from '../../site/support/network.ts';
import { FAILED_RESOURCE, open } from '../../site/support/visitor.ts';
import { withPage } from '../../support/browser.ts';
import { searchDialog, START } from '../search/support/search-dialog.ts';
import { CUT_OFF, MISSING, spoil, SPOILINGS, withBody, type Spoiling } from './support/spoiled-responses.ts';

const QUERY = 'webhook';
const DIALOG_CODE = '**/assets/SearchDialog.*.js';
const OTHER_RELEASE =
  'The search files are from another release of this site. Reload the page, then search again.';

const failure = (page: Page): Locator => searchDialog(page).dialog.getByRole('alert');

/** Opens the search on a page and types, where files of it are spoiled. */
async function searchWith(page: Page, pattern: string, respond: Spoiling['respond']): Promise<void> {
  await open(page, START);
  const spoiled = await spoil(page, pattern, respond);
  await page.keyboard.press('Control+k');
  await searchDialog(page).field.fill(QUERY);
  await expect.poll(spoiled).toBeGreaterThan(0);
}

/** What was typed is there, and Retry finds it once the files come. */
async function expectRetry(page: Page): Promise<void> {
  const { field, options } = searchDialog(page);
  expect(await field.inputValue()).toBe(QUERY);
  await page.unrouteAll();
  await failure(page).getByRole('button', { name: 'Retry' }).click();
  await options.first().waitFor();
  expect(await field.inputValue()).toBe(QUERY);
}

describe.each(SPOILINGS)("The search dialog's code %s", (how, { respond, message }) => {
  it('a message in the dialog that says to try again or reload, which finds what was typed', async () => {
    const expectedMessages = [message, /The search dialog's code couldn't load/];
    await withPage({ fetchesAhead: false, expectedMessages }, async (page) => {
      await open(page, START);
      await page.route(DIALOG_CODE, respond);
      await page.keyboard.press('Control+k');
      await page.keyboard.type(QUERY);
      await failure(page).getByText("Search couldn't load. Try again, or reload the page.").waitFor();
      await page.unrouteAll();
      // A browser keeps code that came, whatever came.
      if (how === 'is cut off') {
        await open(page, START);
        await page.keyboard.press('Control+k');
        await page.keyboard.type(QUERY);
      } else await failure(page).getByRole('button', { name: 'Retry' }).click();
      await searchDialog(page).options.first().waitFor();
      expect(await searchDialog(page).field.inputValue()).toBe(QUERY);
    });
  });
});

describe("The search dialog's code is slow", () => {
  it('the dialog says that it loads, and then has what was typed', async () => {
    await withPage({ fetchesAhead: false, ownContext: true }, async (page) => {
      await open(page, START);
      const code = await holdRequests(page, DIALOG_CODE);
      await page.keyboard.press('Control+k');
      await code.arrival();
      await page.keyboard.type(QUERY);
      const { dialog, field, options } = searchDialog(page);
      await dialog.getByText('Loading...').waitFor();
      await code.release();
      await options.first().waitFor();
      expect(await field.inputValue()).toBe(QUERY);
      expect(await dialog.getByText('Loading...').count()).toBe(0);
    });
  });
});

describe.each(SPOILINGS)('The search worker %s', (_how, { respond }) => {
  it('a sentence that says to try again or reload, with Retry', async () => {
    await withPage({ fetchesAhead: false }, async (page) => {
      await searchWith(page, '**/assets/worker-*.js', respond);
      await failure(page)
        .getByText(/its worker could not be loaded or broke off\. Try again, or reload the page\.$/)
        .waitFor();
      await expectRetry(page);
      expect(await page.getByRole('alert').count()).toBe(0);
    });
  });
});

const FILES = [
  ['list of search files', '**/search.json'],
  ['list of pages for the search', '**/search-doc-*.json'],
  ['search index', '**/search-index-*.json'],
] as const;

describe.each(FILES)('The %s', (_name, pattern) => {
  it.each([
    [
      'is missing, and a sentence with the file that says to reload',
      MISSING.respond,
      /status 404\)\. Reload the page\.$/,
    ],
    [
      'is cut off, and a sentence with the file, and Retry',
      CUT_OFF.respond,
      /arrived incomplete\. Try again\.$/,
    ],
    [
      'is a sign-in page of a network, and the same sentence',
      withBody('<h1>Sign in</h1>', 'text/html'),
      /arrived incomplete\. Try again\.$/,
    ],
  ] as const)('%s', async (_sees, respond, sentence) => {
    const expectedMessages =
      pattern === '**/search.json' && sentence.source.includes('404') ? [FAILED_RESOURCE] : [];
    await withPage({ fetchesAhead: false, expectedMessages }, async (page) => {
      await searchWith(page, pattern, respond);
      await failure(page).getByText(sentence).waitFor();
      await expectRetry(page);
      expect(await page.getByRole('alert').count()).toBe(0);
    });
  });

  it.each(['{}', 'null', '[]', '"text"', '7'])(
    'is of another release, such as %s, and a sentence that says to reload',
    async (body) => {
      await withPage({ fetchesAhead: false }, async (page) => {
        await searchWith(page, pattern, withBody(body));
        await failure(page).getByText(OTHER_RELEASE).waitFor();
        await expectRetry(page);
        expect(await page.getByRole('alert').count()).toBe(0);
      });
    },
  );
});

describe('The search files are of another release', () => {
  it('that pages here have no use for, and a sentence that says to reload', async () => {
    await withPage({ fetchesAhead: false }, async (page) => {
      await searchWith(page, '**/search.json', async (route) => {
        const response = await route.fetch();
        const urls = (await response.json()) as object;
        await route.fulfill({ response, json: { ...urls, version: SEARCH_VERSION + 1 } });
      });
      await failure(page).getByText(OTHER_RELEASE).waitFor();
      await expectRetry(page);
      expect(await page.getByRole('alert').count()).toBe(0);
    });
  });

  it('where the index has other pages than the list, and the same sentence', async () => {
    await withPage({ fetchesAhead: false }, async (page) => {
      await searchWith(page, '**/search-doc-*.json', async (route) => {
        const response = await route.fetch();
        const documents = (await response.json()) as { readonly searchDocs: readonly unknown[] };
        await route.fulfill({ response, json: { ...documents, searchDocs: documents.searchDocs.slice(1) } });
      });
      await failure(page).getByText(OTHER_RELEASE).waitFor();
      expect(await searchDialog(page).field.inputValue()).toBe(QUERY);
    });
  });
});

describe.each(SPOILINGS)('The text of a result %s', (_how, { respond }) => {
  it('results without excerpts', async () => {
    await withPage({}, async (page) => {
      await searchWith(page, '**/search-text-*/*.json', respond);
      await searchDialog(page).options.first().waitFor();
      expect(await failure(page).count()).toBe(0);
    });
  });
});
