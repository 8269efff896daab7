/** The font of the site: from the start where it's near or kept, and never at the price of late text. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { linkInText, open, pageHeading } from '../site/support/visitor.ts';
import { recordRequests } from '../site/support/network.ts';
import { withPage } from '../support/browser.ts';
import { reportConnection } from '../support/connection.ts';

const PAGE = '/docs/api/errors';
const FONT = 'Public Sans';

/** The font that the title of the page asks for first. */
const fontOf = (page: Page): Promise<string> =>
  pageHeading(page).evaluate(
    (heading) => getComputedStyle(heading).fontFamily.split(',')[0]?.replaceAll('"', '') ?? '',
  );

const isLoaded = (page: Page): Promise<boolean> =>
  page.evaluate((font) => document.fonts.check(`1rem "${font}"`), FONT);

it('a page that is near is set in it from the start', async () => {
  await withPage({ ownContext: true }, async (page) => {
    await reportConnection(page, { saveData: false, effectiveType: '4g', rtt: 50 });
    await open(page, PAGE);
    expect(await fontOf(page)).toBe(FONT);
  });
});

it('a page that is far shows immediately, and the next ones are set in it', async () => {
  await withPage({ ownContext: true }, async (page) => {
    await reportConnection(page, { saveData: false, effectiveType: '4g', rtt: 300 });
    await open(page, PAGE);
    expect(await fontOf(page)).toBe('Public Sans Fallback');
    await expect.poll(() => isLoaded(page)).toBe(true);
    expect(await fontOf(page)).toBe('Public Sans Fallback');
    await linkInText(page, '/docs/api/idempotency').click();
    await expect.poll(() => pageHeading(page).textContent()).toBe('Idempotency');
    expect(await fontOf(page)).toBe(FONT);
    await page.reload();
    expect(await fontOf(page)).toBe(FONT);
  });
});

it('is not fetched on a metered connection that is far', async () => {
  await withPage({ ownContext: true }, async (page) => {
    await reportConnection(page, { saveData: true, effectiveType: '4g', rtt: 300 });
    const requests = recordRequests(page);
    await open(page, PAGE);
    await page.waitForLoadState('networkidle');
    expect(requests.filter((address) => address.endsWith('.woff2'))).toEqual([]);
  });
});

it('is what a page without script is set in', async () => {
  await withPage({ javaScriptEnabled: false }, async (page) => {
    await page.goto(PAGE);
    const client = await page.context().newCDPSession(page);
    const { result } = await client.send('Runtime.evaluate', {
      expression: "getComputedStyle(document.querySelector('h1')).fontFamily",
    });
    expect(result.value).toMatch(/^"Public Sans",/);
  });
});
