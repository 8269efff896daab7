/** A file that a page offers is what the link leads to, and no page takes its place. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withPage } from '../support/browser.ts';
import { open } from '../site/support/visitor.ts';

it.each([
  ['/docs/try-without-an-account', 'platform-double.mjs'],
  ['/docs/api', 'openapi.json'],
  ['/docs/card-payments/payments-routing', 'cURL'],
])('%s: %s', async (route, name) => {
  await withPage({ fetchesAhead: false }, async (page) => {
    await open(page, route);
    const link = page.locator('main').getByRole('link', { name, exact: true }).first();
    const offered = new URL((await link.getAttribute('href')) ?? '', page.url());
    const downloading = page.waitForEvent('download');
    await link.click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(offered.pathname.split('/').at(-1));
    expect(readFileSync(await download.path(), 'utf8')).toBe(
      readFileSync(`build${offered.pathname}`, 'utf8'),
    );
    expect(new URL(page.url()).pathname).toBe(route);
  });
});
