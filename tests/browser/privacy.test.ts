/** What the site sends and stores on a long journey. Nothing to other hosts, no cookie, and no key that isn't listed. */
import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { loadDataTable } from '../../pipeline/content/tables/index.ts';
import { open } from '../site/support/visitor.ts';
import { withPage } from '../support/browser.ts';
import { searchDialog } from './search/support/search-dialog.ts';

const LISTED = loadDataTable('browser-storage').rows.map(({ key }) => String(key));

/** Each stop of the journey, by what the reader does there. */
const JOURNEY: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  home: async (page) => {
    await open(page, '/');
    await page.getByRole('button', { name: 'Close' }).click();
    await page.locator('a[href="/docs"]').first().click();
    await page.getByRole('heading', { level: 1, name: 'Getting started' }).waitFor();
  },
  'choices on a page': async (page) => {
    await page.getByRole('button', { name: /^Switch between dark and light mode/ }).click();
    await page.locator('[role=tab][value=python]').first().click();
    await page
      .locator('select[data-environments]')
      .filter({ visible: true })
      .first()
      .selectOption('production');
    await page.locator('[data-copy]').filter({ visible: true }).first().click();
  },
  search: async (page) => {
    const { field, options } = searchDialog(page);
    await page.keyboard.press('Control+k');
    await field.fill('rate limits');
    await options.first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/docs/api/rate-limits*');
  },
  'an API page': async (page) => {
    await open(page, '/docs/api/tokens#tokens-create');
    await page.locator('.page-menu').first().hover();
  },
  'a sample of a page, and one of a processor': async (page) => {
    await open(page, '/docs/card-payments/replace-processor-iframes?lang=react');
    await open(page, '/docs/card-payments/payments-routing');
    await page.locator('[role=tab][value=adyen]').first().click();
  },
  'the run of a sample': async (page) => {
    await open(page, '/docs/how-samples-are-tested');
    await page.locator('[data-run]').first().click();
    const run = page.locator('[data-island=RunSample]').first();
    await run.getByRole('button', { name: 'Send', exact: true }).click();
    await run.getByText('201 Created').first().waitFor();
  },
  tools: async (page) => {
    await open(page, '/docs/tools/errors');
    await page.getByLabel('Response, exception, or log').fill('{"error":{"status":404}}');
    await page.getByRole('status').getByText('404').first().waitFor();
    await open(page, '/docs/tools/expressions');
    await page.getByLabel('Expression', { exact: true }).fill('{{ "one" | append: "two" }}');
    await page.getByText('onetwo').first().waitFor();
  },
  'a checklist': async (page) => {
    await open(page, '/docs/guides/production-checklist');
    await page.locator('[data-check-item]').first().setChecked(true);
  },
  'a test card for samples': async (page) => {
    await open(page, '/docs/tools/test-data');
    await page
      .getByRole('button', { name: /^Use in samples/ })
      .first()
      .click();
  },
  changelog: (page) => open(page, '/changelog'),
  'a page that is not there': async (page) => {
    await open(page, '/docs/api/tokenz');
  },
};

/** What scripts can store in a browser, by kind. */
async function stored(page: Page, context: BrowserContext): Promise<Readonly<Record<string, unknown>>> {
  const inPage = await page.evaluate(async () => ({
    localStorage: Object.keys(localStorage),
    sessionStorage: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
  return { ...inPage, cookies: await context.cookies() };
}

it('a journey over all parts of the site asks no other host, sets no cookie, and stores only listed keys', async () => {
  const expectedMessages = [/status of 404/];
  await withPage(
    { ownContext: true, permissions: ['clipboard-read', 'clipboard-write'], expectedMessages },
    async (page) => {
      const context = page.context();
      const origins = new Set<string>();
      const withCookies: string[] = [];
      context.on('request', (request) => origins.add(new URL(request.url()).origin));
      context.on('response', (response) => {
        if ('set-cookie' in response.headers()) withCookies.push(response.url());
      });
      context.on('requestfailed', (request) => origins.add(new URL(request.url()).origin));
      for (const stop of Object.values(JOURNEY)) await stop(page);
      await page.waitForLoadState('networkidle');
      expect([...origins]).toEqual([new URL(page.url()).origin]);
      expect(withCookies).toEqual([]);
      const { localStorage, ...others } = await stored(page, context);
      expect(others).toEqual({ sessionStorage: [], databases: [], caches: [], workers: 0, cookies: [] });
      // The journey stores everything that the page lists.
      expect((localStorage as string[]).toSorted()).toEqual(LISTED.toSorted());
    },
  );
});
