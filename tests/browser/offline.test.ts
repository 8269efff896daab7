/** A connection that is lost while the reader goes to another page. */
import { expect, it } from 'vitest';
import { withPage } from '../support/browser.ts';
import { FAILED_RESOURCE, linkInText, open } from '../site/support/visitor.ts';

it('the reader stays on the page, learns why, and Retry leads on when the connection is back', async () => {
  await withPage({ expectedMessages: [FAILED_RESOURCE] }, async (page) => {
    await open(page, '/docs/api');
    await page.waitForLoadState('networkidle');
    // Without the events by which the browser says that it is offline.
    await page.route('**/*', (route) => route.abort());
    await linkInText(page, '/docs/api/errors').click();
    const message = page.getByRole('alert').filter({ hasText: /connection/ });
    await message.waitFor();
    expect(await page.getByRole('heading', { level: 1 }).innerText()).not.toBe('Errors');
    const retry = message.getByRole('button', { name: 'Retry' });
    // The message stays in view during the retry; its last request asks whether the site responds at all.
    const failedAgain = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
    await retry.click();
    await failedAgain;
    await message.waitFor();
    expect(await page.getByRole('heading', { level: 1 }).innerText()).not.toBe('Errors');
    await page.unrouteAll();
    await retry.click();
    await page.getByRole('heading', { level: 1, name: 'Errors' }).waitFor();
    expect(await message.count()).toBe(0);
  });
});

it('goes on by itself when the browser says that the connection is back', async () => {
  await withPage({ ownContext: true, expectedMessages: [FAILED_RESOURCE] }, async (page) => {
    await open(page, '/docs/api');
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await linkInText(page, '/docs/api/errors').click();
    await page
      .getByRole('alert')
      .filter({ hasText: /connection/ })
      .waitFor();
    await page.context().setOffline(false);
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Errors');
  });
});
