/** Fields of nested objects, which are folded until they are wanted. */
import { expect, it } from 'vitest';
import { open } from '../specification/support/visitor.ts';
import { withPage } from '../support/browser.ts';

it('a link to a nested field opens the folds around it', async () => {
  await withPage({}, async (page) => {
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
