import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sharedPage } from './shared-page.ts';

describe('sharedPage', () => {
  const pages: Page[] = [];
  let arrivals = 0;
  const onPage = sharedPage({ viewport: { width: 500, height: 400 } }, async (page) => {
    arrivals += 1;
    await page.setContent('<h1>Ready</h1>');
    return page.locator('h1');
  });

  it('opens the page for the first test', async () => {
    await onPage(async (heading, page) => {
      pages.push(page);
      expect(await heading.innerText()).toBe('Ready');
      expect(page.viewportSize()).toEqual({ width: 500, height: 400 });
    });
  });

  it('lends it to the next one as it was left, and fails that one on a console message', async () => {
    const use = onPage(async (_, page) => {
      pages.push(page);
      await page.evaluate(() => {
        console.info('note');
      });
    });
    await expect(use).rejects.toThrow('The page reported: console.info: note');
    expect([pages[1] === pages[0], arrivals]).toEqual([true, 1]);
  });

  it('opens another one after a failure', async () => {
    await onPage(async (heading, page) => {
      expect(page).not.toBe(pages[0]);
      expect(await heading.innerText()).toBe('Ready');
    });
    expect(arrivals).toBe(2);
  });
});
