/**
 * Scripts that don't come, come late, or come cut off. In this folder, `npm run bench -- faults` lists the names of
 * `describe` as faults, and those of tests as what the reader sees.
 */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { holdRequests } from '../../site/support/network.ts';
import { FAILED_RESOURCE, open, waitUntilInteractive } from '../../site/support/visitor.ts';
import { withPage } from '../../support/browser.ts';
import { expectReadable } from './support/readable.ts';
import { CUT_OFF, MISSING, spoil, SPOILINGS, type Spoiling } from './support/spoiled-responses.ts';

const PAGE = '/docs/api/tokens';
const TOOL = '/docs/tools/errors';
const PASTED = '{"error":{"status":404}}';

const MAIN_SCRIPT = '**/assets/layout.*.js';

const alert = (page: Page, text: RegExp): Locator => page.getByRole('alert').filter({ hasText: text });
const NOT_LOADED = /^This page's scripts haven't loaded.* reload the page\.$/;

describe.each(SPOILINGS)('The script of every page %s', (_how, { respond, message }) => {
  it('every language of a sample, no dead button, and a sentence that says to reload', async () => {
    await withPage({ fetchesAhead: false, expectedMessages: [message] }, async (page) => {
      const spoiled = await spoil(page, MAIN_SCRIPT, respond);
      await page.goto(PAGE);
      await alert(page, NOT_LOADED).waitFor();
      expect(spoiled()).toBeGreaterThan(0);
      await expectReadable(page, 'Tokens');
      const panels = page.locator('[data-languages]').first().locator('[data-panel]');
      expect(await panels.filter({ visible: true }).count()).toBe(await panels.count());
      const controls = page.locator('main :is(button, select, [role=tab])').filter({ visible: true });
      expect(await controls.count()).toBe(0);
    });
  });
});

describe('The script of every page is slow', () => {
  it('the page, and after eight seconds a sentence that says to reload, until the script comes', async () => {
    await withPage({ ownContext: true, fetchesAhead: false }, async (page) => {
      await page.clock.install();
      const script = await holdRequests(page, MAIN_SCRIPT);
      await page.goto(PAGE, { waitUntil: 'domcontentloaded' });
      await page.clock.runFor(3_000);
      await script.arrival();
      expect(await alert(page, NOT_LOADED).count()).toBe(0);
      await page.clock.runFor(8_000);
      await alert(page, NOT_LOADED).waitFor();
      await expectReadable(page, 'Tokens');
      await script.release();
      await waitUntilInteractive(page);
      await alert(page, NOT_LOADED).waitFor({ state: 'detached' });
      await page.getByRole('tab', { name: 'Python' }).first().click();
      await page.locator('[data-panel=python]').first().waitFor({ state: 'visible' });
    });
  });
});

describe.each(SPOILINGS)('The script that goes from page to page %s', (_how, { respond, message }) => {
  it('links load pages as a whole', async () => {
    const expectedMessages = [message];
    await withPage({ fetchesAhead: false, expectedMessages }, async (page) => {
      await spoil(page, '**/assets/{client,ClientRouter}.*.js', respond);
      await open(page, PAGE);
      await page.locator('footer a[href="/docs/api/errors"]').click();
      await page.waitForURL('**/docs/api/errors');
      await waitUntilInteractive(page);
      await expectReadable(page, 'Errors');
      expect(await page.getByRole('alert').count()).toBe(0);
    });
  });
});

describe.each(SPOILINGS)('The code of a tool %s', (_how, { respond, message }) => {
  it('the page, and a message with a button that loads it again', async () => {
    const expectedMessages = [message, /its code couldn't be loaded/];
    await withPage({ fetchesAhead: false, expectedMessages }, async (page) => {
      await spoil(page, '**/assets/island.*.js', respond);
      await open(page, TOOL);
      const lost = alert(page, /^Part of this page didn't load\./);
      await lost.waitFor();
      await expectReadable(page, 'Error finder');
      await page.unrouteAll();
      await lost.getByRole('button', { name: 'Try again' }).click();
      await page.getByLabel('Response, exception, or log').and(page.locator(':enabled')).waitFor();
      expect(await page.getByRole('alert').count()).toBe(0);
    });
  });
});

describe('The code of a tool is slow', () => {
  it('after five seconds a message that it is slow to load, until it comes', async () => {
    await withPage({ ownContext: true, fetchesAhead: false }, async (page) => {
      await page.clock.install();
      const code = await holdRequests(page, '**/assets/island.*.js');
      await page.goto(TOOL, { waitUntil: 'domcontentloaded' });
      await page.clock.runFor(3_000);
      await code.arrival();
      const slow = alert(page, /^Part of this page is slow to load\./);
      expect(await slow.count()).toBe(0);
      await page.clock.runFor(5_000);
      await slow.getByRole('button', { name: 'Try again' }).waitFor();
      await code.release();
      await page.getByLabel('Response, exception, or log').and(page.locator(':enabled')).waitFor();
      expect(await slow.count()).toBe(0);
    });
  });
});

const failed = (page: Page): Locator =>
  page.getByText("The errors didn't load. Check your connection and retry, or reload the page.");

/** Opens the tool, spoils files that it loads when it's used, and pastes an error. */
async function pasteWith(page: Page, pattern: string, respond: Spoiling['respond']): Promise<Locator> {
  await open(page, TOOL);
  const spoiled = await spoil(page, pattern, respond);
  const field = page.getByLabel('Response, exception, or log');
  await field.fill(PASTED);
  await failed(page).waitFor();
  expect(spoiled()).toBeGreaterThan(0);
  expect(await field.inputValue()).toBe(PASTED);
  await page.unrouteAll();
  return field;
}

const result = (page: Page): Locator => page.getByRole('status').getByText('404').first();

describe.each([
  ['code that a tool loads when it is used is missing', '**/assets/engine.*.js', MISSING, [FAILED_RESOURCE]],
  [
    'facts that a tool loads when it is used are missing',
    '**/assets/facts.*.json',
    MISSING,
    [FAILED_RESOURCE],
  ],
  ['facts that a tool loads when it is used are cut off', '**/assets/facts.*.json', CUT_OFF, []],
] as const)('The %s', (_what, pattern, { respond }, expectedMessages) => {
  it('what was typed, and a sentence with Retry, which goes on', async () => {
    await withPage({ fetchesAhead: false, expectedMessages }, async (page) => {
      const field = await pasteWith(page, pattern, respond);
      await page.getByRole('button', { name: 'Retry' }).click();
      await failed(page).waitFor({ state: 'detached' });
      await result(page).waitFor();
      expect(await field.inputValue()).toBe(PASTED);
    });
  });
});

describe('The code that a tool loads when it is used is cut off', () => {
  it('what was typed, and a sentence that says to reload, after which it is there again', async () => {
    await withPage({ fetchesAhead: false }, async (page) => {
      const field = await pasteWith(page, '**/assets/engine.*.js', CUT_OFF.respond);
      await page.waitForURL(/#/);
      await page.reload();
      await result(page).waitFor();
      expect(await field.inputValue()).toBe(PASTED);
    });
  });
});

describe.each(SPOILINGS)("The expression playground's worker %s", (_how, { respond }) => {
  it('the result, and it is computed in the page', async () => {
    await withPage({ fetchesAhead: false }, async (page) => {
      await page.route('**/assets/worker-*.js', respond);
      await open(page, '/docs/tools/expressions');
      const field = page.getByLabel('Expression', { exact: true });
      await field.and(page.locator(':enabled')).waitFor();
      await field.fill('{{ "one" | append: "two" }}');
      await page.getByText('onetwo').first().waitFor();
      expect(await page.getByRole('alert').count()).toBe(0);
    });
  });
});
