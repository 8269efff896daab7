/** A clock that's years off, as after a battery failed. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { open } from '../../site/support/visitor.ts';
import { withPage } from '../../support/browser.ts';
import { searchDialog } from '../search/support/search-dialog.ts';
import { expectReadable } from './support/readable.ts';

const CLOCKS = [
  ['nine years behind', '2017-03-01T12:00:00Z'],
  ['at the beginning of 1970', '1970-01-01T00:00:05Z'],
  ['thirty years ahead', '2056-10-01T12:00:00Z'],
] as const;

const withClock = (time: string, use: (page: Page) => Promise<void>): Promise<void> =>
  withPage({ ownContext: true }, async (page) => {
    // It runs on, from there.
    await page.clock.install({ time });
    await page.clock.resume();
    await use(page);
  });

describe.each(CLOCKS)('The clock is %s', (_name, time) => {
  it('pages, the search, and the way between pages as always', async () => {
    await withClock(time, async (page) => {
      await open(page, '/docs/api/tokens');
      await expectReadable(page, 'Tokens');
      await page.keyboard.press('Control+k');
      const { field, options } = searchDialog(page);
      await field.fill('rate limits');
      await options.first().waitFor();
      await page.keyboard.press('Enter');
      await page.waitForURL('**/docs/api/rate-limits*');
      await page.getByRole('heading', { level: 1, name: 'Rate limits' }).waitFor();
      await page.goBack();
      await page.getByRole('heading', { level: 1, name: 'Tokens' }).waitFor();
      expect(await page.getByRole('alert').count()).toBe(0);
    });
  });

  it('a delivery that the webhook tool signs passes its own checks', async () => {
    await withClock(time, async (page) => {
      await open(page, '/docs/tools/webhook-signature');
      const tool = page.getByRole('region', { name: 'Webhook signature' });
      await tool.getByRole('option', { name: 'token.created' }).waitFor({ state: 'attached' });
      await tool.getByRole('button', { name: 'Sign an example' }).click();
      await expect.poll(() => tool.getByRole('status').innerText()).toContain('Every check passes.');
    });
  });

  it('a token of the simulator that expires in an hour can be created', async () => {
    await withClock(time, async (page) => {
      await open(page, '/docs/tools/simulator');
      const tool = page.getByRole('region', { name: 'API simulator' });
      await tool.getByRole('button', { name: 'Send', exact: true }).click();
      await tool.getByText('201 Created').first().waitFor();
      expect(await page.getByRole('alert').count()).toBe(0);
    });
  });
});
