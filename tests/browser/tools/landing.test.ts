/** Each miniature of the tools' landing page runs its example, and no two of them share an ID. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { open } from '../../site/support/visitor.ts';
import { withPage } from '../../support/browser.ts';

const PAGE = '/docs/tools';
const forms = (page: Page) => page.locator('[data-island="ToolMiniature"] form');

/** Opens the page, brings each miniature into view and waits until it takes input. */
async function startAll(page: Page): Promise<number> {
  await open(page, PAGE);
  const count = await forms(page).count();
  for (let index = 0; index < count; index += 1) {
    const form = forms(page).nth(index);
    await form.scrollIntoViewIfNeeded();
    await expect.poll(() => form.getByRole('button').isEnabled()).toBe(true);
  }
  return count;
}

describe('the landing page of the tools', () => {
  it('has miniatures whose labels and results find their own field', async () => {
    await withPage({}, async (page) => {
      expect(await startAll(page)).toBe(6);
      const ids = await page.locator('main [id]').evaluateAll((elements) => elements.map(({ id }) => id));
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
      const labels = await forms(page)
        .locator('label')
        .evaluateAll((elements) =>
          elements.map((label) => label.parentElement?.contains((label as HTMLLabelElement).control)),
        );
      expect(labels).toEqual(Array(6).fill(true));
    });
  });

  it('runs the example of each', async () => {
    await withPage({}, async (page) => {
      const count = await startAll(page);
      for (let index = 0; index < count; index += 1) {
        const form = forms(page).nth(index);
        await form.getByRole('button').click();
        await expect.poll(() => form.locator('output').innerText()).toMatch(/^(?!…).{5,}/s);
        expect(await form.locator('output').innerText()).not.toContain("couldn't");
      }
    });
  });
});
