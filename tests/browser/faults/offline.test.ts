/** A connection that's lost in the middle of something. `../offline.test.ts` covers the loss before a page is asked for. */
import { describe, expect, it } from 'vitest';
import { ERRORS_PAGE, holdRequests } from '../../site/support/network.ts';
import { FAILED_RESOURCE, linkInText, open, pageHeading } from '../../site/support/visitor.ts';
import { withPage } from '../../support/browser.ts';
import { searchDialog } from '../search/support/search-dialog.ts';
import { expectReadable } from './support/readable.ts';

describe('The connection is lost while a page loads', () => {
  it('the page that was there, and a message with Retry, which goes on', async () => {
    const expectedMessages = [FAILED_RESOURCE];
    await withPage({ ownContext: true, fetchesAhead: false, expectedMessages }, async (page) => {
      await open(page, '/docs/api');
      const next = await holdRequests(page, ERRORS_PAGE);
      await linkInText(page, '/docs/api/errors').click();
      await next.arrival();
      await page.context().setOffline(true);
      await next.fail();
      const message = page.getByRole('alert').filter({ hasText: "because there's no connection" });
      await message.getByRole('button', { name: 'Retry' }).waitFor();
      await expectReadable(page, await pageHeading(page).innerText());
      expect(await pageHeading(page).innerText()).not.toBe('Errors');
      await page.unrouteAll();
      await page.context().setOffline(false);
      await page.getByRole('heading', { level: 1, name: 'Errors' }).waitFor();
      expect(await message.count()).toBe(0);
    });
  });
});

describe('The connection is lost with a tool open', () => {
  it('what was typed, and a sentence with Retry, which goes on', async () => {
    const expectedMessages = [FAILED_RESOURCE];
    await withPage({ ownContext: true, fetchesAhead: false, expectedMessages }, async (page) => {
      await open(page, '/docs/tools/errors');
      const field = page.getByLabel('Response, exception, or log');
      await field.and(page.locator(':enabled')).waitFor();
      await page.context().setOffline(true);
      await field.fill('{"error":{"status":404}}');
      const failed = page.getByText("The errors didn't load. Check your connection and retry");
      await failed.waitFor();
      await page.context().setOffline(false);
      await page.getByRole('button', { name: 'Retry' }).click();
      await failed.waitFor({ state: 'detached' });
      expect(await field.inputValue()).toBe('{"error":{"status":404}}');
    });
  });
});

describe('The connection is lost with the search open', () => {
  it("results go on, and one that's out of reach leaves the reader on the page with a message", async () => {
    const expectedMessages = [FAILED_RESOURCE];
    await withPage({ ownContext: true, fetchesAhead: false, expectedMessages }, async (page) => {
      await open(page, '/docs/tools');
      await page.keyboard.press('Control+k');
      const { field, options } = searchDialog(page);
      await field.fill('webhook');
      await options.first().waitFor();
      await page.context().setOffline(true);
      await field.fill('rate limits');
      await expect.poll(() => options.first().innerText()).toMatch(/rate limits/i);
      await page.keyboard.press('Enter');
      await page.getByRole('alert').filter({ hasText: "because there's no connection" }).waitFor();
      await expectReadable(page, 'Tools');
      await page.context().setOffline(false);
      await page.waitForURL('**/docs/api/rate-limits*');
    });
  });
});
