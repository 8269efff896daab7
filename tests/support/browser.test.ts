import { describe, expect, inject, it } from 'vitest';
import { recordRequests } from '../site/support/network.ts';
import { open } from '../site/support/visitor.ts';
import { withPage } from './browser.ts';

describe('withPage', () => {
  it('opens addresses of the built site', async () => {
    await withPage({}, async (page) => {
      const response = await page.goto('/');
      expect(response?.status()).toBe(200);
      expect(page.url()).toBe(`${inject('siteUrl')}/`);
    });
  });

  it.each([
    [undefined, true],
    [true, true],
    [false, false],
  ])('lets a page fetch what the reader turns to, or not: %s', async (fetchesAhead, isFetched) => {
    await withPage({ fetchesAhead }, async (page) => {
      const requests = recordRequests(page);
      await open(page, '/');
      await page.locator('[data-open-search]').first().focus();
      await page.waitForLoadState('networkidle');
      expect(requests.some((url) => url.includes('/search-index-'))).toBe(isFetched);
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
    const visit = withPage({}, async (page) => {
      await page.setContent(`<script>${script}</script>`);
      // The browser reports a rejection in a separate task.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    });
    await expect(visit).rejects.toThrow(sentence);
  });

  it('lets an expected message pass', async () => {
    await withPage({ expectedMessages: [/console\.warning: old browser/] }, async (page) => {
      await page.setContent('<h1>Ready</h1><script>console.warn("old browser")</script>');
      expect(await page.textContent('h1')).toBe('Ready');
    });
  });

  it('fails on an expected message that does not come', async () => {
    const visit = withPage({ expectedMessages: [/old browser/] }, async (page) => {
      await page.setContent('<h1>Ready</h1>');
    });
    await expect(visit).rejects.toThrow('The page reported nothing that matches /old browser/.');
  });

  it('ends what still alters a response when the test is over, without a failure', async () => {
    let end = (): void => undefined;
    const isOver = new Promise<void>((resolve) => {
      end = resolve;
    });
    let responses = 0;
    const texts: Promise<string>[] = [];
    await withPage({}, async (page) => {
      await page.route('**/robots.txt', async (route) => {
        const response = await route.fetch();
        responses += 1;
        await isOver;
        const text = response.text();
        texts.push(text);
        await text;
      });
      await page.goto('/');
      await page.evaluate(() => void fetch('/robots.txt').catch(() => undefined));
      await expect.poll(() => responses).toBe(1);
    });
    end();
    await expect.poll(() => texts.length).toBe(1);
    // Whether the handler's failure is reported, the run says, which fails on errors that nothing catches.
    await expect(texts[0]).resolves.toContain('User-agent');
  });

  it('passes the failure of a test on', async () => {
    const visit = withPage({}, () => Promise.reject(new Error('not as expected')));
    await expect(visit).rejects.toThrow('not as expected');
  });
});
