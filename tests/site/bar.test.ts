/** Each page has a bar, and on small screens a menu in its place. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { provider } from '../../content/site/provider.ts';
import { withPage } from '../support/browser.ts';
import { open } from './support/visitor.ts';

const MOBILE = { width: 996, height: 800 };
const DESKTOP = { width: 997, height: 800 };

/** What a reader sees in the bar, from left to right: the words, or what a button is called, and where it leads. */
async function visibleItems(page: Page): Promise<(string | null)[][]> {
  await page.getByRole('button', { name: 'Search Ctrl+K' }).first().waitFor();
  return page
    .locator('.navbar :is(a, button)')
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility())
        .map((element) => [
          (element as HTMLElement).innerText.trim().replaceAll(/\s+/g, ' ') ||
            element.getAttribute('aria-label'),
          element.getAttribute('href'),
        ]),
    );
}

/** The part of the slide-in menu that the reader sees: the items of the bar, or the sidebar of the page. */
const shownPanel = (page: Page): Locator => page.locator('.navbar-sidebar__item:not([inert])');
const openMenu = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Toggle navigation bar' }).click();

describe('the bar', () => {
  it('holds Guides, API, SDKs, the source-code link, the color-mode toggle and Sign In, in this order', async () => {
    await withPage({ fetchesAhead: false, viewport: DESKTOP }, async (page) => {
      await open(page, '/');
      expect(await visibleItems(page)).toEqual([
        [provider.wordmark, '/'],
        ['Guides', '/docs'],
        ['API', '/docs/api'],
        ['SDKs', '/docs/sdks'],
        ['Search Ctrl+K', null],
        ['Source code', provider.sourceCodeUrl],
        ['Switch between dark and light mode (currently dark mode)', null],
        ['Sign In', provider.portalUrl],
      ]);
    });
  });

  it.each([
    ['Guides', '/docs'],
    ['API', '/docs/api'],
    ['SDKs', '/docs/sdks'],
  ])('%s links to the index of its section', async (label, route) => {
    await withPage({ fetchesAhead: false }, async (page) => {
      await open(page, '/');
      await page.locator('.navbar').getByRole('link', { name: label, exact: true }).click();
      await page.waitForURL(`**${route}`);
      await page.locator('[data-sidebar]').waitFor();
      expect(await page.locator('.navbar [aria-current="page"]').innerText()).toBe(label);
    });
  });

  it.each([
    ['Sign In', provider.portalUrl],
    ['Source code', provider.sourceCodeUrl],
  ])('%s opens a new tab that cannot reach this one (rel=noopener)', async (label, url) => {
    await withPage({ fetchesAhead: false }, async (page) => {
      await page.context().route(`${url}/**`, (route) => route.fulfill({ body: 'elsewhere' }));
      await page.context().route(url, (route) => route.fulfill({ body: 'elsewhere' }));
      await open(page, '/docs');
      const link = page.locator('.navbar').getByRole('link', { name: label });
      expect(await link.getAttribute('rel')).toBe('noopener');
      const [tab] = await Promise.all([page.waitForEvent('popup'), link.click()]);
      await tab.waitForLoadState();
      expect(new URL(tab.url()).origin).toBe(new URL(url).origin);
      expect(await tab.evaluate(() => window.opener as unknown)).toBeNull();
      expect(new URL(page.url()).pathname).toBe('/docs');
    });
  });
});

describe('on viewports of 996 px or narrower', () => {
  it('a slide-in menu replaces the items of the bar', async () => {
    await withPage({ fetchesAhead: false, viewport: MOBILE }, async (page) => {
      await open(page, '/');
      const shown = (await visibleItems(page)).map(([label]) => label);
      expect(shown).toEqual(['Toggle navigation bar', provider.wordmark, 'Search Ctrl+K']);
      await page.setViewportSize(DESKTOP);
      expect((await visibleItems(page)).map(([label]) => label)).not.toContain('Toggle navigation bar');
    });
  });

  it('the menu holds the items of the bar', async () => {
    await withPage({ fetchesAhead: false, viewport: MOBILE }, async (page) => {
      await open(page, '/');
      await openMenu(page);
      await shownPanel(page).getByRole('link', { name: 'Guides' }).waitFor();
      const links = await shownPanel(page)
        .getByRole('link')
        .evaluateAll((elements) => elements.map((element) => element.getAttribute('href')));
      expect(links).toEqual(['/docs', '/docs/api', '/docs/sdks', provider.sourceCodeUrl, provider.portalUrl]);
    });
  });

  it("has a 'Back to main menu' button for the secondary docs menu", async () => {
    await withPage({ fetchesAhead: false, viewport: MOBILE }, async (page) => {
      await open(page, '/docs/api');
      await openMenu(page);
      await shownPanel(page).getByRole('link', { name: 'Authentication' }).waitFor();
      expect(await shownPanel(page).getByRole('link', { name: 'SDKs', exact: true }).count()).toBe(0);
      await shownPanel(page).getByRole('button', { name: 'Back to main menu' }).click();
      await shownPanel(page).getByRole('link', { name: 'SDKs', exact: true }).waitFor();
      expect(await shownPanel(page).getByRole('link', { name: 'Authentication' }).count()).toBe(0);
    });
  });
});
