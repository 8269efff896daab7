/** Markup that extensions and translators put into pages, before the page's scripts run and after. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { open, waitUntilInteractive } from '../../site/support/visitor.ts';
import { withPage } from '../../support/browser.ts';
import { searchDialog } from '../search/support/search-dialog.ts';
import { expectReadable } from './support/readable.ts';

/** The page's policy doesn't apply to extensions and translators. */
const NOT_OF_THE_SITE = { bypassCSP: true } as const;

/** Uses the parts of a page that scripts respond to, and goes on to another page and back. */
async function useThePage(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Switch between dark and light mode/ })
    .first()
    .click();
  await page.locator('[role=tab][value=python]').first().click();
  await page.locator('[data-panel=python]').first().waitFor({ state: 'visible' });
  await page.keyboard.press('Control+k');
  const { field, options } = searchDialog(page);
  await field.fill('rate limits');
  await options.first().waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/docs/api/rate-limits*');
  await page.waitForFunction(() => document.querySelector('main table') !== null);
  await page.goBack();
  await page.waitForURL('**/docs/api/tokens');
  await page.locator('#tokens-create').waitFor();
}

/** What extensions add. A bar at the start, attributes, styles, elements outside of the body, a frame. */
function injectAsExtensions(): void {
  const root = document.documentElement;
  root.setAttribute('data-darkreader-mode', 'dynamic');
  root.setAttribute('data-darkreader-scheme', 'dark');
  root.classList.add('some-extension');
  document.body.setAttribute('data-new-gr-c-s-check-loaded', '14.1026.0');
  document.body.setAttribute('data-gr-ext-installed', '');
  const bar = document.createElement('div');
  bar.id = 'extension-bar';
  bar.innerHTML = '<button type="button">Save page</button><h1 hidden>Extension</h1>';
  document.body.prepend(bar);
  document.body.append(document.createElement('grammarly-desktop-integration'));
  root.append(document.createElement('grammarly-popups'));
  const style = document.createElement('style');
  style.className = 'darkreader';
  style.textContent = ':root{--darkreader-neutral-background:#131516}';
  document.head.prepend(style);
  for (const field of document.querySelectorAll('textarea, input')) {
    field.setAttribute('data-gramm', 'true');
    field.after(document.createElement('grammarly-extension'));
  }
}

/** Wraps every string of the page as Google Translate does, in upper case instead of another language. */
function translate(): void {
  document.documentElement.lang = 'xx';
  document.documentElement.classList.add('translated-ltr');
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode() !== null) found.push(texts.currentNode as Text);
  for (const text of found) {
    const parent = text.parentElement;
    if (text.data.trim() === '' || parent === null) continue;
    if (parent.closest('script, style, [translate=no], .notranslate, textarea') !== null) continue;
    const wrapped = document.createElement('span');
    // As markup: Google Translate makes an element that's deprecated.
    wrapped.innerHTML =
      '<font style="vertical-align: inherit"><font style="vertical-align: inherit"></font></font>';
    const [outer] = wrapped.children;
    outer?.firstElementChild?.append(text.data.toUpperCase());
    if (outer !== undefined) text.replaceWith(outer);
  }
}

describe('An extension puts elements and attributes into the page', () => {
  it('before its scripts run, and the page works', async () => {
    await withPage(NOT_OF_THE_SITE, async (page) => {
      await page.addInitScript(`addEventListener('DOMContentLoaded', ${injectAsExtensions.toString()})`);
      await open(page, '/docs/api/tokens');
      await expectReadable(page, 'Tokens');
      await useThePage(page);
      expect(await page.getByRole('alert').count()).toBe(0);
    });
  });

  it('later, and the page works', async () => {
    await withPage(NOT_OF_THE_SITE, async (page) => {
      await open(page, '/docs/api/tokens');
      await page.evaluate(injectAsExtensions);
      await expectReadable(page, 'Tokens');
      await useThePage(page);
      expect(await page.getByRole('alert').count()).toBe(0);
    });
  });

  it('and into a tool, and it works', async () => {
    await withPage(NOT_OF_THE_SITE, async (page) => {
      await page.addInitScript(`addEventListener('DOMContentLoaded', ${injectAsExtensions.toString()})`);
      await open(page, '/docs/tools/errors');
      const field = page.getByLabel('Response, exception, or log');
      await field.and(page.locator(':enabled')).waitFor();
      await page.evaluate(injectAsExtensions);
      await field.fill('{"error":{"status":404}}');
      await page.getByRole('status').getByText('404').first().waitFor();
      await field.fill('');
      await page.getByText('Paste an error to see its cause and its fix.').waitFor();
      expect(await page.getByRole('alert').count()).toBe(0);
    });
  });
});

describe('The browser translates the page', () => {
  it('before its scripts run, and the page works', async () => {
    await withPage(NOT_OF_THE_SITE, async (page) => {
      await page.addInitScript(`addEventListener('DOMContentLoaded', ${translate.toString()})`);
      await page.goto('/docs/api/tokens');
      await waitUntilInteractive(page);
      await expectReadable(page, 'TOKENS');
      await page.locator('[role=tab][value=python]').first().click();
      await page.locator('[data-panel=python]').first().waitFor({ state: 'visible' });
      expect(await page.getByRole('alert').count()).toBe(0);
    });
  });

  it('with a tool and the search open, and both go on with what was typed', async () => {
    await withPage(NOT_OF_THE_SITE, async (page) => {
      await open(page, '/docs/tools/errors');
      const field = page.locator('[data-island=ErrorFinder] textarea');
      await field.and(page.locator(':enabled')).waitFor();
      await page.evaluate(translate);
      await field.fill('{"error":{"status":404}}');
      await page.locator('[data-island=ErrorFinder] [role=status]').getByText('404').first().waitFor();
      await page.evaluate(translate);
      await field.fill('{"error":{"status":403}}');
      await page.locator('[data-island=ErrorFinder] [role=status]').getByText('403').first().waitFor();
      await field.fill('');
      expect(await page.locator('[role=alert]').count()).toBe(0);
      await page.keyboard.press('Control+k');
      const search = page.locator('dialog[open] [role=combobox]');
      await search.fill('webhook');
      await page.locator('dialog[open] [role=option]').first().waitFor();
      await page.evaluate(translate);
      await search.fill('rate limits');
      await expect
        .poll(() => page.locator('dialog[open] [role=option]').first().innerText())
        .toMatch(/rate limits/i);
      await page.evaluate(translate);
      await search.fill('');
      await search.fill('no such thing at all');
      await page.keyboard.press('Escape');
      expect(await page.locator('[role=alert]').count()).toBe(0);
    });
  });

  it('with a sample open, and its code is copied as it was written', async () => {
    await withPage(
      { ...NOT_OF_THE_SITE, permissions: ['clipboard-read', 'clipboard-write'] },
      async (page) => {
        await open(page, '/docs/api/tokens');
        const code = page.locator('[data-languages] [data-panel=curl] pre').first();
        const written = await code.innerText();
        await page.evaluate(translate);
        expect(await code.innerText()).toBe(written);
      },
    );
  });
});
