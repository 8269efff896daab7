/** Contents list, titles, folds, sidebar, and the site's version. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import packageFile from '../../package.json' with { type: 'json' };
import { provider } from '../../content/site/provider.ts';
import { builtRoutes } from '../support/routes.ts';
import { withPage } from '../support/browser.ts';
import { readBuiltFile } from './support/built-files.ts';
import { open } from './support/visitor.ts';

const titleOf = (route: string): string | undefined =>
  /<title[^>]*>(.*?)<\/title>/.exec(
    readBuiltFile(route === '/' ? 'index.html' : `${route.slice(1)}.html`),
  )?.[1];

describe('contents list', () => {
  it('covers heading levels 2 to 3', async () => {
    await withPage({ fetchesAhead: false, viewport: { width: 1800, height: 900 } }, async (page) => {
      await open(page, '/docs/sdks/web/web-elements/components');
      const anchors = (selector: string, attribute: string): Promise<(string | null)[]> =>
        page
          .locator(selector)
          .evaluateAll((elements, name) => elements.map((element) => element.getAttribute(name)), attribute);
      const headings = await anchors('.markdown :is(h2, h3)[id]', 'id');
      const listed = await anchors('.table-of-contents a >> visible=true', 'href');
      expect(await page.locator('.markdown h3').count()).toBeGreaterThan(0);
      expect(await page.locator('.markdown h4').count()).toBeGreaterThan(0);
      expect(listed).toEqual(headings.map((id) => `#${String(id)}`));
    });
  });
});

describe('titles', () => {
  it("site title delimiter: '|'", () => {
    const wrong = builtRoutes.filter(
      (route) => titleOf(route)?.match(/^[^|]+ \| (.+)$/)?.[1] !== provider.wordmark,
    );
    expect(wrong).toEqual([]);
  });
});

describe('collapse animation duration', () => {
  /** Turns a fold with its button, and reads how long that takes, in milliseconds, and how high its content is. */
  async function turnFold(button: Locator, content: Locator): Promise<{ duration: unknown; height: number }> {
    await button.press('Enter');
    return content.evaluate((fold) => ({
      duration: fold.getAnimations()[0]?.effect?.getTiming().duration,
      height: fold.scrollHeight,
    }));
  }

  const MOBILE = { width: 600, height: 800 };
  const contents = (page: Page): readonly [Locator, Locator] => [
    page.getByRole('button', { name: 'On this page' }),
    page.locator('#contents-list'),
  ];
  const category = (page: Page): readonly [Locator, Locator] => [
    page.locator('[data-sidebar] [data-category]').first(),
    page.locator('[data-sidebar] li:has(> div > [data-category]) > ul').first(),
  ];
  const expectedDuration = (height: number): number =>
    Math.round((4 + 15 * (height / 36) ** 0.25 + height / 36 / 5) * 10);

  it('is computed from content height: the contents list, opened and closed', async () => {
    await withPage({ fetchesAhead: false, viewport: MOBILE }, async (page) => {
      await open(page, '/docs/api/errors');
      const [button, list] = contents(page);
      const opening = await turnFold(button, list);
      expect(opening.height).toBeGreaterThan(100);
      expect(opening.duration).toBe(expectedDuration(opening.height));
      await expect.poll(() => list.evaluate((fold) => fold.getAnimations().length)).toBe(0);
      expect(await list.isVisible()).toBe(true);
      expect((await turnFold(button, list)).duration).toBe(opening.duration);
      await list.waitFor({ state: 'hidden' });
    });
  });

  it('a category of the sidebar, closed and opened', async () => {
    await withPage({ fetchesAhead: false }, async (page) => {
      await open(page, '/docs/api/errors');
      const [button, list] = category(page);
      const wasOpen = (await button.getAttribute('aria-expanded')) === 'true';
      const first = await turnFold(button, list);
      expect(first.duration).toBe(expectedDuration(first.height));
      await expect.poll(() => list.isVisible()).toBe(!wasOpen);
      await turnFold(button, list);
      await expect.poll(() => list.isVisible()).toBe(wasOpen);
    });
  });

  it('or 1 ms when reduced motion is preferred', async () => {
    await withPage({ fetchesAhead: false, viewport: MOBILE, reducedMotion: 'reduce' }, async (page) => {
      await open(page, '/docs/api/errors');
      const [button, list] = contents(page);
      // It's over before a test could look.
      await list.evaluate((fold) => {
        new MutationObserver(() => {
          fold.dataset.duration = String(fold.getAnimations()[0]?.effect?.getTiming().duration);
        }).observe(fold, { attributes: true, attributeFilter: ['hidden'] });
      });
      await button.press('Enter');
      await list.waitFor();
      expect(await list.getAttribute('data-duration')).toBe('1');
    });
  });
});

describe('sidebar', () => {
  it('is not hideable: its buttons open and close categories, and it stays', async () => {
    await withPage({ fetchesAhead: false }, async (page) => {
      await open(page, '/docs/api/tokens');
      const sidebar = page.locator('[data-sidebar]');
      const categories = await sidebar.locator('[data-category]').count();
      expect(categories).toBeGreaterThan(1);
      // A button that hides it would be in its column, or name it as what it controls.
      expect(await sidebar.locator('xpath=..').getByRole('button', { includeHidden: true }).count()).toBe(
        categories,
      );
      expect(
        await sidebar.evaluate(
          ({ id }) => id !== '' && document.querySelector(`[aria-controls="${id}"]`) !== null,
        ),
      ).toBe(false);
    });
  });

  it('categories do not auto-collapse', async () => {
    await withPage({ fetchesAhead: false }, async (page) => {
      await open(page, '/docs');
      const categories = page.locator('[data-sidebar] > ul > li > div > [aria-expanded]');
      expect(await categories.count()).toBeGreaterThan(1);
      for (const category of await categories.all())
        if ((await category.getAttribute('aria-expanded')) === 'false') await category.press('Enter');
      const states = await categories.evaluateAll((elements) =>
        elements.map((element) => element.getAttribute('aria-expanded')),
      );
      expect(new Set(states)).toEqual(new Set(['true']));
    });
  });
});

describe('versions', () => {
  it("the home page shows the package's version", () => {
    expect(readBuiltFile('index.html')).toContain(`API ${packageFile.version}`);
  });
});
