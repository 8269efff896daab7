/**
 * The site is replaced by its next release while a reader is on it. With the earlier release's files, as
 * `npm run release` keeps them, and without.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keepReleases } from '../../../scripts/lib/releases.ts';
import { writeManifest } from '../../../scripts/lib/write-manifest.ts';
import { holdRequests } from '../../site/support/network.ts';
import { FAILED_RESOURCE, linkInText, open } from '../../site/support/visitor.ts';
import { withPage } from '../../support/browser.ts';
import { buildFolder } from '../../support/routes.ts';
import { searchDialog } from '../search/support/search-dialog.ts';
import { makeNextRelease } from './support/next-release.ts';
import { openReplacedSite, type ReplacedSite } from './support/replaced-site.ts';

const PAGES = ['/docs/api', '/docs/api/errors', '/docs/api/rate-limits', '/docs/tools', '/docs/tools/errors'];
const TOOL = '/docs/tools/errors';
const PASTED = '{"error":{"status":404}}';
const SECRET = 'key_prod_us_pvt_8pUNxgHn1mzR6rqbu3y9Aw';

/** Where the two forms of the next release are, beside the build so that they can share its files. */
let folder: string;
let site: ReplacedSite;

const nextRelease = (kept: 'kept' | 'alone'): string => path.join(folder, kept);

beforeAll(async () => {
  folder = mkdtempSync(path.join(buildFolder, '../.cache/roll-out-'));
  for (const kept of ['alone', 'kept'] as const)
    await makeNextRelease(buildFolder, nextRelease(kept), PAGES, ' (next)');
  await keepReleases(nextRelease('kept'), buildFolder);
  writeManifest(nextRelease('kept'));
  site = await openReplacedSite(buildFolder);
});

afterAll(async () => {
  await site.end();
  rmSync(folder, { recursive: true });
});

beforeEach(() => {
  site.serve(buildFolder);
});

/** Opens a page of the site that is about to be replaced. Nothing of it was fetched before. */
const withSession = (
  expectedMessages: readonly RegExp[],
  use: (page: Page) => Promise<void>,
): Promise<void> =>
  withPage({ ownContext: true, baseURL: site.url, fetchesAhead: false, expectedMessages }, use);

const heading = (page: Page, name: string): Promise<void> =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

describe.each([
  ["with the earlier release's files", 'kept'],
  ["without the earlier release's files", 'alone'],
] as const)('A release %s', (_name, kept) => {
  const isKept = kept === 'kept';
  const missing = isKept ? [] : [FAILED_RESOURCE];

  it('between two pages, and the next page is of the new release', async () => {
    await withSession([], async (page) => {
      await open(page, '/docs/api');
      site.serve(nextRelease(kept));
      await linkInText(page, '/docs/api/errors').click();
      await heading(page, 'Errors (next)');
      await page.waitForSelector('html[data-ready="true"]');
      await page.goBack();
      await page.waitForURL('**/docs/api');
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await page.getByRole('alert').count()).toBe(0);
    });
  });

  it('while a page loads, and it comes as a whole', async () => {
    await withSession([], async (page) => {
      await open(page, '/docs/api');
      const next = await holdRequests(page, '**/docs/api/errors');
      await linkInText(page, '/docs/api/errors').click();
      await next.arrival();
      site.serve(nextRelease(kept));
      await next.release();
      await heading(page, 'Errors (next)');
      await page.waitForSelector('html[data-ready="true"]');
      expect(await page.getByRole('alert').count()).toBe(0);
    });
  });

  it('between the page and its scripts, and it works, or says to reload', async () => {
    await withSession(missing, async (page) => {
      const scripts = await holdRequests(page, '**/assets/*.js');
      await page.goto('/docs/api', { waitUntil: 'domcontentloaded' });
      await scripts.arrival();
      site.serve(nextRelease(kept));
      await scripts.release();
      if (isKept) await page.waitForSelector('html[data-ready="true"]');
      else
        await page
          .getByRole('alert')
          .getByText(/then reload the page\.$/)
          .waitFor();
      await page.unrouteAll();
      await page.reload();
      await page.waitForSelector('html[data-ready="true"]');
      expect(await page.locator('h1').innerText()).toMatch(/\(next\)$/);
    });
  });

  it('with a query typed, and results go on', async () => {
    await withSession([], async (page) => {
      await open(page, '/docs/tools');
      const { field, options } = searchDialog(page);
      await page.keyboard.press('Control+k');
      await field.fill('webhook');
      await options.first().waitFor();
      site.serve(nextRelease(kept));
      await field.fill('rate limits');
      await expect.poll(() => options.first().innerText()).toMatch(/rate limits/i);
      expect(await field.inputValue()).toBe('rate limits');
      await page.keyboard.press('Enter');
      await heading(page, 'Rate limits and quotas (next)');
    });
  });

  it('before the search is opened, and it searches the new release, or says to reload', async () => {
    const expectedMessages = isKept ? [] : [FAILED_RESOURCE, /The search dialog's code couldn't load/];
    await withSession(expectedMessages, async (page) => {
      await open(page, '/docs/tools');
      site.serve(nextRelease(kept));
      const { field, options } = searchDialog(page);
      await page.keyboard.press('Control+k');
      if (!isKept) {
        await page.getByText("Search couldn't load. Try again, or reload the page.").waitFor();
        await page.reload();
        await page.waitForSelector('html[data-ready="true"]');
        await page.keyboard.press('Control+k');
      }
      await field.fill('rate limits');
      await expect.poll(() => options.first().innerText()).toMatch(/rate limits/i);
    });
  });

  it('before a tool is used, and what is typed stays, and the result comes, if need be after a reload', async () => {
    await withSession(missing, async (page) => {
      await open(page, TOOL);
      const field = page.getByLabel('Response, exception, or log');
      await field.and(page.locator(':enabled')).waitFor();
      site.serve(nextRelease(kept));
      await field.fill(PASTED);
      if (!isKept) {
        await page.getByText("The errors didn't load. Check your connection and retry, or reload").waitFor();
        await page.waitForURL(/#/);
        await page.reload();
      }
      await page.getByRole('status').getByText('404').first().waitFor();
      expect(await field.inputValue()).toBe(PASTED);
      expect(await page.getByRole('heading', { level: 1, name: /\(next\)$/ }).count()).toBe(isKept ? 0 : 1);
    });
  });

  it('with a secret typed, which no URL has, and it stays in its field', async () => {
    await withSession(missing, async (page) => {
      await open(page, TOOL);
      const field = page.getByLabel('Response, exception, or log');
      await field.and(page.locator(':enabled')).waitFor();
      site.serve(nextRelease(kept));
      await field.fill(`BT-API-KEY: ${SECRET} ${PASTED}`);
      if (isKept) await page.getByRole('status').getByText('404').first().waitFor();
      else await page.getByText("The errors didn't load.").waitFor();
      expect(page.url()).not.toContain(SECRET);
      expect(await field.inputValue()).toContain(SECRET);
    });
  });

  it('the next full load is of the new release', async () => {
    await withSession([], async (page) => {
      await open(page, '/docs/tools');
      site.serve(nextRelease(kept));
      await page.reload();
      await heading(page, 'Tools (next)');
      await page.waitForSelector('html[data-ready="true"]');
      expect(await page.getByRole('alert').count()).toBe(0);
    });
  });
});
