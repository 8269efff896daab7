import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchBrowser, withPage } from './browser.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser.close();
});

describe('withPage', () => {
  it('opens addresses of the built site', async () => {
    await withPage(browser, {}, async (page) => {
      const response = await page.goto('/');
      expect(response?.status()).toBe(200);
      expect(page.url()).toBe(`${inject('siteUrl')}/`);
    });
  });

  it.each([
    ['a console message', 'console.info("note")', 'The page reported: console.info: note'],
    [
      'an error that nothing catches',
      'throw new Error("broken")',
      'The page reported: uncaught: Error: broken',
    ],
    [
      'a rejection that nothing catches',
      'Promise.reject(new Error("lost"))',
      'The page reported: uncaught: Error: lost',
    ],
  ])('fails on %s', async (_, script, sentence) => {
    const visit = withPage(browser, {}, async (page) => {
      await page.setContent(`<script>${script}</script>`);
    });
    await expect(visit).rejects.toThrow(sentence);
  });

  it('lets an expected message pass', async () => {
    await withPage(browser, { expectedMessages: [/console\.warning: old browser/] }, async (page) => {
      await page.setContent('<h1>Ready</h1><script>console.warn("old browser")</script>');
      expect(await page.textContent('h1')).toBe('Ready');
    });
  });

  it('fails on an expected message that does not come', async () => {
    const visit = withPage(browser, { expectedMessages: [/old browser/] }, async (page) => {
      await page.setContent('<h1>Ready</h1>');
    });
    await expect(visit).rejects.toThrow('The page reported nothing that matches /old browser/.');
  });

  it('passes the failure of a test on', async () => {
    const visit = withPage(browser, {}, () => Promise.reject(new Error('not as expected')));
    await expect(visit).rejects.toThrow('not as expected');
  });
});
