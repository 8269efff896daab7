/** The tool on the page of addresses: it works, fetches its data when it is used, and survives a lost connection. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { loadDataTable } from '../../pipeline/content/tables/index.ts';
import { open, waitUntilSearchIsLoaded } from '../site/support/visitor.ts';
import { withPage } from '../support/browser.ts';

const PAGE = '/docs/api/ip-addresses';
const known = String(loadDataTable('ip-addresses').rows[0]?.address);

/** Lets no script come that is asked for from now on. */
async function loseScripts(page: Page): Promise<void> {
  await page.route('**/*.js', (route) => route.abort());
}

describe('the check of addresses', () => {
  it('says of each pasted address whose it is, with the keyboard alone', async () => {
    await withPage({}, async (page) => {
      await open(page, PAGE);
      const field = page.getByLabel(/^Check addresses/);
      await expect.poll(() => field.isEnabled()).toBe(true);
      await field.focus();
      await page.keyboard.type(`deny ${known} and 10.0.0.7`);
      const answers = page.getByRole('status').getByRole('listitem');
      await expect.poll(() => answers.allInnerTexts()).toHaveLength(2);
      const [ours, other] = await answers.allInnerTexts();
      expect(ours).toContain(`${known} is one of the platform’s: test tenants`);
      expect(other).toContain('10.0.0.7 is not in the tables');
    });
  });

  it('offers a retry when its data cannot be fetched', async () => {
    await withPage({ expectedMessages: [/net::ERR_FAILED/] }, async (page) => {
      await open(page, PAGE);
      await waitUntilSearchIsLoaded(page);
      await page.waitForLoadState('networkidle');
      await loseScripts(page);
      await page.getByLabel(/^Check addresses/).fill(known);
      const retry = page.getByRole('status').getByRole('button', { name: 'Retry' });
      await retry.waitFor();
      await page.unroute('**/*.js');
      await retry.click();
      const answer = page.getByRole('status').getByRole('listitem');
      await expect.poll(() => answer.innerText()).toContain('is one of the platform’s');
    });
  });
});
