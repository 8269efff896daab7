/** The link at the end of each page that reports a problem with it. */
import { expect, it } from 'vitest';
import { provider } from '../../content/site/provider.ts';
import { withPage } from '../support/browser.ts';
import { open } from '../site/support/visitor.ts';

it('leads to a message that gives the page and its address', async () => {
  await withPage({ fetchesAhead: false }, async (page) => {
    await open(page, '/docs/api/errors');
    const href = await page
      .locator('main')
      .getByRole('link', { name: 'Report a problem with this page' })
      .getAttribute('href');
    const message = new URL(href ?? '');
    expect(message.protocol + message.pathname).toBe(`mailto:${provider.supportEmail}`);
    expect(message.searchParams.get('subject')).toContain('Errors');
    expect(message.searchParams.get('body')).toBe(`${provider.siteUrl ?? ''}/docs/api/errors\n\n`);
  });
});
