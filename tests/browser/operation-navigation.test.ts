/** How a reader crosses a page of operations: its list, and the entries below the page in the sidebar. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { open } from '../site/support/visitor.ts';
import { withPage } from '../support/browser.ts';
import { placeAt } from '../support/places.ts';

/** The first page is a category of the sidebar; the second has no pages below it. */
const PAGES = ['/docs/api/tokens', '/docs/api/logs'];

function sidebar(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Docs sidebar' });
}

interface Operation {
  readonly method: string;
  readonly title: string;
  readonly anchor: string;
}

/** The operations of a page, read off their own sections. */
function operations(page: Page): Promise<readonly Operation[]> {
  return page.locator('[data-operation] h2').evaluateAll((headings) =>
    headings.map(({ id, firstChild, nextElementSibling }) => ({
      method: /[A-Z]+/.exec(nextElementSibling?.textContent ?? '')?.[0] ?? '',
      title: firstChild?.textContent ?? '',
      anchor: id,
    })),
  );
}

describe.each(PAGES)('%s', (route) => {
  it('begins with its operations, and the sidebar has them below the page, without script too', async () => {
    await withPage({ fetchesAhead: false, javaScriptEnabled: false }, async (page) => {
      await page.goto(route);
      const list = page.getByRole('list', { name: 'Operations' });
      const links = list.getByRole('link');
      const expected = await operations(page);
      expect(await links.allTextContents()).toEqual(expected.map(({ title }) => title));
      const hashes = await links.evaluateAll((all) =>
        all.map((link) => new URL((link as HTMLAnchorElement).href).hash),
      );
      expect(hashes).toEqual(expected.map(({ anchor }) => `#${anchor}`));
      const current = sidebar(page).locator('li:has(> a[aria-current=page], > div > [aria-current=page])');
      const entries = await current.locator('ul a').allTextContents();
      expect(entries.slice(0, expected.length)).toEqual(
        expected.map(({ method, title }) => `${method}${title}`),
      );
      const first = await list.boundingBox();
      const heading = await page.locator('main h2').first().boundingBox();
      expect(first?.y).toBeLessThan(heading?.y ?? 0);
    });
  });
});

it('the sidebar marks the operation that the reader looks at, and keeps its entry in view', async () => {
  await withPage({ fetchesAhead: false, viewport: { width: 1440, height: 400 } }, async (page) => {
    await open(page, '/docs/api/tokens');
    const marked = sidebar(page).locator('[aria-current=location]');
    expect(await marked.count()).toBe(0);
    const all = await operations(page);
    for (const { title, anchor } of [...all.slice(0, 1), ...all.slice(-1)]) {
      await placeAt(page.locator(`#${anchor}`), 100);
      await expect.poll(() => marked.allTextContents()).toEqual([expect.stringContaining(title)]);
      await expect.poll(async () => (await marked.boundingBox())?.y).toBeLessThan(400 - 32);
      expect((await marked.boundingBox())?.y).toBeGreaterThanOrEqual(60);
    }
  });
});

it('an entry leads to its operation', async () => {
  await withPage({ fetchesAhead: false, viewport: { width: 1440, height: 900 } }, async (page) => {
    await open(page, '/docs/api/tokens');
    await sidebar(page).getByRole('link', { name: 'Delete a token' }).click();
    expect(new URL(page.url()).hash).toBe('#tokens-delete');
    await expect.poll(async () => (await page.locator('#tokens-delete').boundingBox())?.y).toBeLessThan(200);
  });
});
