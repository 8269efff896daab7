/** Storage that's full, denied, or has something else than what the site has stored. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { STORAGE_KEYS } from '../../../components/browser/storage/keys.ts';
import { open, waitUntilInteractive } from '../../site/support/visitor.ts';
import { withPage } from '../../support/browser.ts';
import { searchDialog } from '../search/support/search-dialog.ts';
import { expectReadable } from './support/readable.ts';

const CHECKLIST = '/docs/guides/production-checklist';

/** Does everything that stores something, and sees that it shows. */
async function useTheSite(page: Page): Promise<void> {
  await open(page, '/docs/api/tokens');
  await expectReadable(page, 'Tokens');
  const theme = await page.locator('html').getAttribute('data-theme');
  await page.getByRole('button', { name: /^Switch between dark and light mode/ }).click();
  expect(await page.locator('html').getAttribute('data-theme')).not.toBe(theme);
  await page.getByRole('tab', { name: 'Python' }).first().click();
  await page.locator('[data-panel=python]').first().waitFor({ state: 'visible' });
  await page.keyboard.press('Control+k');
  const { field, options } = searchDialog(page);
  await field.fill('errors');
  await options.first().waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== '/docs/api/tokens');
  await open(page, CHECKLIST);
  const item = page.locator('[data-check-item]').first();
  await item.setChecked(true);
  await page.getByText(/^1 of \d+ done/).waitFor();
}

describe('Storage is full', () => {
  it('every choice shows until the page is left', async () => {
    const expectedMessages = [/Storage error, can't set theme=/, /Storage error, can't set /];
    await withPage({ ownContext: true, expectedMessages }, async (page) => {
      await open(page, '/docs');
      // As many characters as fit, so that the browser itself rejects the next.
      const isFull = await page.evaluate(() => {
        localStorage.clear();
        let size = 8_000_000;
        for (let number = 0; size >= 1;)
          try {
            localStorage.setItem(`full-${String((number += 1))}`, 'x'.repeat(size));
          } catch {
            size = Math.floor(size / 2);
          }
        try {
          localStorage.setItem('one-more-key', 'value');
          return false;
        } catch (error) {
          return (error as Error).name === 'QuotaExceededError';
        }
      });
      expect(isFull).toBe(true);
      await useTheSite(page);
    });
  });
});

describe('Storage is denied', () => {
  it('every choice shows until the page is left', async () => {
    const expectedMessages = [/The browser storage is not available/];
    await withPage({ ownContext: true, expectedMessages }, async (page) => {
      await page.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
          Object.defineProperty(window, name, {
            get: () => {
              throw new DOMException(`Access to ${name} is denied for this document.`, 'SecurityError');
            },
          });
      });
      await useTheSite(page);
      expect(await page.getByRole('alert').count()).toBe(0);
    });
  });
});

/** What an extension, an older site, or a curious reader could have stored under each key. */
const RUBBISH: Readonly<Record<string, string>> = {
  nothing: '',
  null: 'null',
  'the start of JSON': '{',
  'an object': '{"__proto__":{"polluted":true},"constructor":1,"/docs/api/tokens":[1e999,"x"]}',
  'a list': '[[],{},null,1,"",["a"]]',
  'a number': '1e309',
  markup: '"><img src=x onerror=alert(1)>',
  'an unpaired surrogate': '\ud800',
  'four hundred thousand characters': 'x'.repeat(400_000),
};

describe('Storage has rubbish under every key', () => {
  it.each(Object.entries(RUBBISH))('the page as if nothing were stored (%s)', async (_name, value) => {
    await withPage({ ownContext: true }, async (page) => {
      await page.addInitScript(
        ({ keys, rubbish }) => {
          if (localStorage.getItem('is-set') !== null) return;
          localStorage.setItem('is-set', '');
          for (const key of [...keys, 'docs-preferred-version-default']) localStorage.setItem(key, rubbish);
        },
        { keys: STORAGE_KEYS, rubbish: value },
      );
      await page.goto('/docs/api/tokens');
      await waitUntilInteractive(page);
      expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
      expect(await page.locator('[data-panel=curl]').first().isVisible()).toBe(true);
      expect(await page.locator('[data-sample-card]').count()).toBe(0);
      await useTheSite(page);
      expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
      expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
      expect(await page.locator('img[src=x]').count()).toBe(0);
    });
  });
});
