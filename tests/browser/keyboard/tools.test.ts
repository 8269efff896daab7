/** Each tool from the first stop of its page to a result with the keyboard alone, without a click or a focus set by the test. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { open } from '../../site/support/visitor.ts';
import { withPage } from '../../support/browser.ts';
import { hasFocus, skipToText, tabTo } from './stops.ts';

/** Opens the page of a tool, and goes past what is the same on every page. */
async function comeTo(page: Page, name: string, label: string): Promise<Locator> {
  await open(page, `/docs/tools/${name}`);
  const tool = page.getByRole('region', { name: label, exact: true });
  await tool.locator(':is(input, select, textarea):enabled').first().waitFor();
  await skipToText(page);
  return tool;
}

/** What a screen reader is told of a result. */
const said = async (tool: Locator): Promise<string> =>
  (await tool.getByRole('status').allInnerTexts()).join('\n');

describe('with the keyboard alone', () => {
  it('the error finder leads from a response to the page that explains it', async () => {
    await withPage({ fetchesAhead: false }, async (page) => {
      const tool = await comeTo(page, 'errors', 'Error finder');
      await tabTo(page, tool.getByLabel('Response, exception, or log'));
      await page.keyboard.insertText('HTTP/2 404');
      await expect.poll(() => said(tool)).toMatch(/404 Not Found/);
      await page.keyboard.press('Tab');
      expect(await page.locator(':focus').getAttribute('href')).toMatch(/^\/docs\//);
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.pathname !== '/docs/tools/errors');
    });
  });

  it('the simulator sends a request', async () => {
    await withPage({ fetchesAhead: false }, async (page) => {
      const tool = await comeTo(page, 'simulator', 'API simulator');
      await tabTo(page, tool.getByRole('button', { name: 'Send', exact: true }));
      await page.keyboard.press('Enter');
      await expect.poll(() => said(tool)).toMatch(/POST \/tokens: 201/);
      await tabTo(page, tool.getByRole('button', { name: 'Start over' }));
    });
  });

  it('the expression playground evaluates what is typed', async () => {
    await withPage({ fetchesAhead: false }, async (page) => {
      const tool = await comeTo(page, 'expressions', 'Expression playground');
      await tabTo(page, tool.getByLabel('Expression', { exact: true }));
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText("{{ 'abcd' | upcase }}");
      await expect.poll(() => said(tool)).toMatch(/"ABCD"/);
      await tabTo(page, tool.getByRole('button', { name: 'Copy link' }));
    });
  });

  it('the tool for webhook signatures signs an example', async () => {
    await withPage({ fetchesAhead: false }, async (page) => {
      const tool = await comeTo(page, 'webhook-signature', 'Webhook signature');
      await tabTo(page, tool.getByRole('button', { name: 'Sign an example' }));
      await page.keyboard.press('Enter');
      await expect.poll(() => said(tool)).toMatch(/Every check passes/);
      await tabTo(page, tool.getByRole('button', { name: 'Start over' }));
      await page.keyboard.press('Enter');
      await expect.poll(() => said(tool)).toMatch(/Sign an example, or paste/);
    });
  });

  it('the picker of test data narrows its list', async () => {
    await withPage({ fetchesAhead: false }, async (page) => {
      const tool = await comeTo(page, 'test-data', 'Test data picker');
      await tabTo(page, tool.getByLabel('Brand'));
      await page.keyboard.type('Visa');
      await expect.poll(() => said(tool)).toMatch(/^\d+ matches/);
      await page.keyboard.press('Tab');
      expect(await hasFocus(tool.getByLabel('Brand'))).toBe(false);
    });
  });

  it('the permission planner lists what pasted code needs', async () => {
    await withPage({ fetchesAhead: false }, async (page) => {
      const tool = await comeTo(page, 'permissions', 'Permission planner');
      await tabTo(page, tool.getByLabel('Paste code'));
      await page.keyboard.insertText('client.webhooks.create(url=url)');
      await expect.poll(() => said(tool)).toMatch(/1 permission in 1 management application/);
      await tabTo(page, tool.getByRole('link', { name: 'webhooks:create' }));
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.pathname !== '/docs/tools/permissions');
    });
  });

  it('a sample runs in its page, and Escape leads back to its button', async () => {
    await withPage({ fetchesAhead: false }, async (page) => {
      await open(page, '/docs/api/tokens/tokenize');
      await skipToText(page);
      const button = page.getByRole('button', { name: /^Run here/ }).first();
      await tabTo(page, button);
      await page.keyboard.press('Enter');
      const panel = page.getByRole('region', { name: /^Run here/ });
      await expect.poll(() => hasFocus(panel.getByLabel('Request', { exact: true }))).toBe(true);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect.poll(() => said(panel)).toMatch(/POST \/tokenize: 200/);
      await page.keyboard.press('Escape');
      expect(await hasFocus(button)).toBe(true);
    });
  });
});
