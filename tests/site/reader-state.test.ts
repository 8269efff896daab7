/** What the reader's browser keeps, and the menu. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { announcement } from '../../content/site/navigation.ts';
import { withPage } from '../support/browser.ts';
import { storeFirst } from '../support/store-first.ts';
import { linkInText, open } from './support/visitor.ts';
import { variants } from '../support/variants.ts';

const stored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);

describe('preferred docs version', () => {
  const KEY = 'docs-preferred-version-default';

  it('stored: kept while the version exists', async () => {
    await withPage({ fetchesAhead: false }, async (page) => {
      await storeFirst(page, KEY, 'current');
      await open(page, '/docs');
      expect(await stored(page, KEY)).toBe('current');
    });
  });

  it('cleared if it no longer exists', async () => {
    await withPage({ fetchesAhead: false }, async (page) => {
      await storeFirst(page, KEY, '2019');
      await open(page, '/docs');
      expect(await stored(page, KEY)).toBeNull();
    });
  });
});

describe('color mode', () => {
  const mode = (page: Page): Promise<string | null> => page.locator('html').getAttribute('data-theme');
  const toggle = (page: Page): Promise<void> =>
    page.getByRole('button', { name: /^Switch between dark and light mode/ }).click();

  it.each(variants(['dark', 'light'] as const))(
    'dark by default, also where the system prefers %s',
    async (colorScheme) => {
      await withPage({ fetchesAhead: false, colorScheme }, async (page) => {
        await open(page, '/');
        expect(await mode(page)).toBe('dark');
      });
    },
  );

  it('the toggle persists the choice in browser storage under the key theme', async () => {
    await withPage({ fetchesAhead: false }, async (page) => {
      await open(page, '/');
      await toggle(page);
      expect(await mode(page)).toBe('light');
      expect(await stored(page, 'theme')).toBe('light');
      await open(page, '/docs');
      expect(await mode(page)).toBe('light');
      await toggle(page);
      expect([await mode(page), await stored(page, 'theme')]).toEqual(['dark', 'dark']);
    });
  });

  it('changes made in other tabs are picked up', async () => {
    await withPage({ fetchesAhead: false }, async (page) => {
      await open(page, '/');
      const otherTab = await page.context().newPage();
      await open(otherTab, '/docs');
      await toggle(otherTab);
      await expect.poll(() => mode(page)).toBe('light');
    });
  });

  it('the choice shows immediately, before any script file has come', async () => {
    await withPage({ fetchesAhead: false }, async (page) => {
      await storeFirst(page, 'theme', 'light');
      await page.route('**/*.js', () => undefined);
      await page.goto('/', { waitUntil: 'commit' });
      await page.locator('h1').waitFor();
      expect(await mode(page)).toBe('light');
    });
  });
});

describe('announcement bar', () => {
  const bar = (page: Page): Locator => page.locator('[data-announcement]');
  const dismiss = (page: Page): Promise<void> => bar(page).getByRole('button', { name: 'Close' }).click();

  it('dismissible; dismissal is stored', async () => {
    await withPage({ fetchesAhead: false }, async (page) => {
      await open(page, '/');
      expect(await bar(page).isVisible()).toBe(true);
      await dismiss(page);
      await bar(page).waitFor({ state: 'hidden' });
      await open(page, '/docs');
      await bar(page).waitFor({ state: 'hidden' });
    });
  });

  it('a dismissed one does not show while the page loads', async () => {
    await withPage({ fetchesAhead: false }, async (page) => {
      await open(page, '/');
      await dismiss(page);
      await page.route('**/*.js', () => undefined);
      await page.goto('/docs', { waitUntil: 'commit' });
      await page.locator('h1').waitFor();
      // Nothing is painted before.
      await page.waitForFunction(() => document.styleSheets.length > 0);
      expect(await bar(page).isVisible()).toBe(false);
    });
  });

  it('reappears when the announcement ID changes', async () => {
    await withPage({ fetchesAhead: false }, async (page) => {
      await open(page, '/');
      await dismiss(page);
      expect(await stored(page, 'announcement.closed')).toBe(announcement.id);
      await page.evaluate(() => {
        localStorage.setItem('announcement.closed', 'an-older-announcement');
      });
      await open(page, '/docs');
      await bar(page).waitFor({ state: 'visible' });
      await dismiss(page);
      expect(await stored(page, 'announcement.closed')).toBe(announcement.id);
    });
  });

  it('leads to the page that it announces', async () => {
    await withPage({ fetchesAhead: false }, async (page) => {
      await open(page, '/');
      await bar(page).getByRole('link').click();
      await expect.poll(() => new URL(page.url()).pathname).toBe('/docs/use-cases/agentic');
      await expect.poll(() => page.locator('h1').innerText()).toMatch(/agent/i);
    });
  });
});

describe('mobile sidebar', () => {
  const MOBILE = { width: 600, height: 800 };
  const menu = (page: Page): Locator => page.locator('.navbar-sidebar--show');
  const openMenu = async (page: Page): Promise<void> => {
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await menu(page).waitFor();
  };

  it('open or closed', async () => {
    await withPage({ fetchesAhead: false, viewport: MOBILE }, async (page) => {
      await open(page, '/docs');
      expect(await menu(page).count()).toBe(0);
      await openMenu(page);
      await page.getByRole('button', { name: 'Close navigation bar' }).click();
      await menu(page).waitFor({ state: 'detached' });
    });
  });

  it('closes when the viewport becomes desktop width', async () => {
    await withPage({ fetchesAhead: false, viewport: MOBILE }, async (page) => {
      await open(page, '/docs');
      await openMenu(page);
      await page.setViewportSize({ width: 1200, height: 800 });
      await menu(page).waitFor({ state: 'detached' });
      await page.setViewportSize(MOBILE);
      await page.getByRole('button', { name: 'Toggle navigation bar' }).waitFor();
      expect(await menu(page).count()).toBe(0);
    });
  });

  it('or on back navigation', async () => {
    await withPage({ fetchesAhead: false, viewport: MOBILE }, async (page) => {
      await open(page, '/');
      await linkInText(page, '/docs/api/errors').click();
      await page.getByRole('heading', { level: 1, name: 'Errors' }).waitFor();
      await openMenu(page);
      await page.evaluate(() => {
        window.history.back();
      });
      await menu(page).waitFor({ state: 'detached' });
      await expect.poll(() => new URL(page.url()).pathname).toBe('/docs/api/errors');
    });
  });
});

describe('keyboard-navigation mode', () => {
  const isOn = (page: Page): Promise<boolean> =>
    page.locator('body').evaluate((body) => body.classList.contains('navigation-with-keyboard'));

  it('is switched on by the Tab key and off by mouse down', async () => {
    await withPage({ fetchesAhead: false }, async (page) => {
      await open(page, '/docs');
      expect(await isOn(page)).toBe(false);
      await page.keyboard.press('Tab');
      expect(await isOn(page)).toBe(true);
      await page.mouse.move(2, 400);
      await page.mouse.down();
      expect(await isOn(page)).toBe(false);
    });
  });
});
