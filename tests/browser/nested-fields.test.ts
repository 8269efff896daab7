/** What is folded until it is wanted: fields of nested objects, and the end of long code. */
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { open } from '../site/support/visitor.ts';
import { withPage } from '../support/browser.ts';

it('a link to a nested field opens the folds around it', async () => {
  await withPage({ fetchesAhead: false }, async (page) => {
    await open(page, '/docs/api/tokens');
    const id = await page
      .locator('details li[id]')
      .last()
      .evaluate((field) => field.id);
    await open(page, `/docs/api/tokens?deep#${id}`);
    const field = page.locator(`[id="${id}"]`);
    await expect.poll(() => field.isVisible()).toBe(true);
  });
});

/** A string of some elements that the page has nowhere else, so that the browser finds it there. */
const uniqueText = (elements: Locator, lines: { readonly from: number }): Promise<string> =>
  elements.evaluateAll((all, { from }) => {
    const everything = document.body.textContent;
    const texts = all.filter((each) => each.checkVisibility() || from === 0);
    return (
      texts
        .flatMap((each) => each.textContent.split('\n').slice(from))
        .map((line) => line.trim())
        .find((line) => line.length > 12 && everything.split(line).length === 2) ?? ''
    );
  }, lines);

/** Goes to a string as a link of a search engine does. */
const goToText = (page: Page, text: string) =>
  page.goto(`/docs/api/tokens?found#:~:text=${encodeURIComponent(text).replaceAll('-', '%2D')}`);

it('a string that the browser finds in a closed fold opens it', async () => {
  await withPage({ fetchesAhead: false }, async (page) => {
    await open(page, '/docs/api/tokens');
    const text = await uniqueText(page.locator('details details li[id] > p'), { from: 0 });
    expect(text).not.toBe('');
    await goToText(page, text);
    const found = page.locator('details[open] details[open] p').filter({ hasText: text });
    await expect.poll(() => found.first().isVisible()).toBe(true);
  });
});

it('a string that the browser finds in the folded end of long code opens it', async () => {
  await withPage({ fetchesAhead: false }, async (page) => {
    await open(page, '/docs/api/tokens');
    const folded = page.locator('main div:has(> button[aria-expanded="false"]) pre');
    const text = await uniqueText(folded, { from: 20 });
    expect(text).not.toBe('');
    await goToText(page, text);
    const found = page.locator('main div:has(> button[aria-expanded="true"]) pre').filter({ hasText: text });
    await expect.poll(() => found.count()).toBe(1);
  });
});
