/** A browser two years old. The journeys of a reader in a Chromium of November 2024, itself, not a likeness. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { open } from '../../site/support/visitor.ts';
import { pageOfEachType } from '../../support/routes.ts';
import { newWatchedContext } from '../../support/watched-context.ts';
import { searchDialog } from '../search/support/search-dialog.ts';
import { OLD_VERSION, startOldBrowser } from './support/old-browser.ts';
import { expectReadable } from './support/readable.ts';

let browser: Browser | undefined;
let missing: string | undefined;

beforeAll(async () => {
  ({ browser, missing } = await startOldBrowser());
}, 600_000);

afterAll(() => browser?.close());

beforeEach(({ skip, task }) => {
  if (missing === undefined) return;
  Object.assign(task.meta, { skipReason: missing });
  skip(missing);
});

/** Opens a page in the old browser. It writes nothing to the console, and throws nothing. */
async function withOldPage(use: (page: Page) => Promise<void>): Promise<void> {
  if (browser === undefined) throw new Error("There's no old browser here.");
  const { context, takeMessages } = await newWatchedContext(browser, {});
  try {
    await use(await context.newPage());
    expect(takeMessages()).toEqual([]);
  } finally {
    await context.close();
  }
}

describe('The browser is two years old', () => {
  it('the tests run in one of November 2024', () => {
    expect(browser?.version()).toMatch(OLD_VERSION);
  });

  it.each(pageOfEachType())('a page of the type %s is whole, at 320 px too (%s)', async (_type, route) => {
    await withOldPage(async (page) => {
      await open(page, route);
      const title = await page.locator('h1').innerText();
      await expectReadable(page, title);
      await page.setViewportSize({ width: 320, height: 700 });
      await expectReadable(page, title);
      expect(await page.getByRole('alert').count()).toBe(0);
    });
  });

  it('home, a guide, samples, the search, the API, and everything responds', async () => {
    await withOldPage(async (page) => {
      await open(page, '/');
      await page.locator('a[href="/docs"]').first().click();
      await page.getByRole('heading', { level: 1, name: 'Getting started' }).waitFor();
      await page.getByRole('button', { name: /^Switch between dark and light mode/ }).click();
      expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
      await page.locator('[role=tab][value=python]').first().click();
      await page.locator('[data-panel=python]').first().waitFor({ state: 'visible' });
      await page.keyboard.press('Control+k');
      const { field, options } = searchDialog(page);
      await field.fill('create token');
      await options.first().waitFor();
      await page.keyboard.press('Enter');
      await page.waitForURL('**/docs/api/tokens*');
      expect(await page.locator('[data-panel=python]').first().isVisible()).toBe(true);
      await page.locator('[data-unfold]').filter({ visible: true }).first().click();
      await page.goBack();
      await page.getByRole('heading', { level: 1, name: 'Getting started' }).waitFor();
    });
  });

  it('a tool computes', async () => {
    await withOldPage(async (page) => {
      await open(page, '/docs/tools/errors');
      await page.getByLabel('Response, exception, or log').fill('{"error":{"status":404}}');
      await page.getByRole('status').getByText('404').first().waitFor();
      await open(page, '/docs/tools/expressions');
      await page.getByLabel('Expression', { exact: true }).fill('{{ "one" | append: "two" }}');
      await page.getByText('onetwo').first().waitFor();
      await open(page, '/docs/tools/simulator');
      const tool = page.getByRole('region', { name: 'API simulator' });
      await tool.getByRole('button', { name: 'Send', exact: true }).click();
      await tool.getByText('201 Created').first().waitFor();
      await open(page, '/docs/tools/webhook-signature');
      const signer = page.getByRole('region', { name: 'Webhook signature' });
      await signer.getByRole('option', { name: 'token.created' }).waitFor({ state: 'attached' });
      await signer.getByRole('button', { name: 'Sign an example' }).click();
      await expect.poll(() => signer.getByRole('status').innerText()).toContain('Every check passes.');
    });
  });

  it('a sample runs in the page', async () => {
    await withOldPage(async (page) => {
      await open(page, '/docs/how-samples-are-tested');
      await page.locator('[data-run]').first().click();
      const run = page.locator('[data-island=RunSample]').first();
      await run.getByRole('button', { name: 'Send', exact: true }).click();
      await run.getByText('201 Created').first().waitFor();
      expect(await page.getByRole('alert').count()).toBe(0);
    });
  });
});
