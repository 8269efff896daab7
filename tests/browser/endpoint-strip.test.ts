/** The strip below the heading of an operation: endpoint, and who can call it. */
import { expect, it } from 'vitest';
import { open } from '../site/support/visitor.ts';
import { withPage } from '../support/browser.ts';

it.each([
  ['/docs/api/network-tokens', '#networktokens-get', /any of\s*network-token:read or network-token:reveal/],
  [
    '/docs/api/tenants/tenant-members',
    '#tenants-invitations-resend',
    /all of\s*tenant:invitation:create and tenant:invitation:update/,
  ],
])('%s%s says which of its permissions a key needs, and stays within 320 px', async (route, anchor, said) => {
  await withPage({ fetchesAhead: false, viewport: { width: 320, height: 700 } }, async (page) => {
    await open(page, route);
    const strip = page.locator(`${anchor} + div`);
    // What is out of sight isn't laid out, and has no text to show.
    await strip.scrollIntoViewIfNeeded();
    await expect.poll(() => strip.innerText()).toMatch(said);
    expect(await strip.innerText()).toMatch(/Application\s*(?:private|management)/);
    expect(await strip.getByRole('button', { name: /^Copy the path / }).count()).toBe(1);
    const box = await strip.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320);
  });
});
