/** What the box of the search says while its index comes. */
import { expect, it } from 'vitest';
import { holdRequests } from '../../site/support/network.ts';
import { open } from '../../site/support/visitor.ts';
import { withPage } from '../../support/browser.ts';
import { searchDialog, START, whenLoaded } from './support/search-dialog.ts';

it('never says that it loads while the index comes soon', async () => {
  await withPage({ ownContext: true }, async (page) => {
    // The files are in the cache.
    await open(page, START);
    await searchDialog(page).box.hover();
    await whenLoaded(searchDialog(page));
    await page.addInitScript(() => {
      const seen = new Set<string>();
      Object.assign(window, { seen });
      const look = (): void => {
        seen.add(document.querySelector<HTMLElement>('.navbar [aria-haspopup=dialog]')?.innerText ?? '');
        requestAnimationFrame(look);
      };
      look();
    });
    await open(page, START);
    await page.mouse.move(0, 600);
    await searchDialog(page).box.hover();
    await whenLoaded(searchDialog(page));
    const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
    expect(seen.filter((text) => /loading/i.test(text))).toEqual([]);
    expect(seen.some((text) => text.startsWith('Search'))).toBe(true);
  });
});

it('says so when the index is slow to come', async () => {
  await withPage({}, async (page) => {
    const files = await holdRequests(page, '**/search-index-*.json');
    await open(page, START);
    await searchDialog(page).box.hover();
    await files.arrival();
    const box = page.locator('.navbar').getByRole('button', { name: 'Loading...' });
    await box.waitFor();
    await files.release();
    await expect.poll(() => box.count()).toBe(0);
  });
});
