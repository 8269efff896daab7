/**
 * Section 9 of the specification, "Business constants and limits". 200 ms, 996 px and the default color mode stand in
 * sections 2 and 4.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import packageFile from '../../package.json' with { type: 'json' };
import { provider } from '../../site/provider.ts';
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
  /** Opens the fold "On this page" and reads the transition that the framework gives it. */
  async function transitionOfFold(page: Page): Promise<{ transition: string; height: number }> {
    await open(page, '/docs/api/errors');
    await page.locator('.theme-doc-toc-mobile').evaluate((fold) => {
      const { dataset } = document.documentElement;
      new MutationObserver((changes) => {
        for (const { target } of changes) {
          if (!(target instanceof HTMLElement) || target.style.transition === '') continue;
          dataset.transition = target.style.transition;
          dataset.height = String(target.scrollHeight);
        }
      }).observe(fold, { subtree: true, attributes: true, attributeFilter: ['style'] });
    });
    await page.getByRole('button', { name: 'On this page' }).click();
    await page.waitForSelector('html[data-transition]');
    return page.locator('html').evaluate(({ dataset: { transition = '', height } }) => ({
      transition,
      height: Number(height),
    }));
  }

  const MOBILE = { width: 600, height: 800 };

  it('is computed from content height', async () => {
    await withPage({ fetchesAhead: false, viewport: MOBILE }, async (page) => {
      const { transition, height } = await transitionOfFold(page);
      const duration = Number(/height (\d+)ms/.exec(transition)?.[1]);
      expect(height).toBeGreaterThan(0);
      expect(duration).toBe(Math.round((4 + 15 * (height / 36) ** 0.25 + height / 36 / 5) * 10));
    });
  });

  it('or 1 ms when reduced motion is preferred', async () => {
    await withPage({ fetchesAhead: false, viewport: MOBILE, reducedMotion: 'reduce' }, async (page) => {
      expect((await transitionOfFold(page)).transition).toMatch(/height 1ms/);
    });
  });
});

describe('sidebar', () => {
  it('is not hideable', async () => {
    await withPage({ fetchesAhead: false }, async (page) => {
      await open(page, '/docs/api/tokens');
      await page.locator('.theme-doc-sidebar-menu').waitFor();
      expect(await page.getByRole('button', { name: /^(?:Collapse|Expand) sidebar$/ }).count()).toBe(0);
    });
  });

  it('categories do not auto-collapse', async () => {
    await withPage({ fetchesAhead: false }, async (page) => {
      await open(page, '/docs');
      const categories = page.locator('.theme-doc-sidebar-item-category-level-1 > div > [aria-expanded]');
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
  it('site version 1.267.1', () => {
    expect(packageFile.version).toBe('1.267.1');
    expect(readBuiltFile('index.html')).toContain('version 1.267.1');
  });

  it('docs framework version 3.7.0 or newer of its line', () => {
    const [, major, minor] = /content="Docusaurus v(\d+)\.(\d+)/.exec(readBuiltFile('index.html')) ?? [];
    expect([Number(major), Number(minor) >= 7]).toEqual([3, true]);
  });
});
