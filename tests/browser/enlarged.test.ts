/**
 * Pages for readers who enlarge them or space their text. At 400 % zoom nothing scrolls sideways (WCAG 1.4.10), with wide
 * text spacing nothing is cut off or runs into something else (1.4.12), and what's pressed is large enough (2.5.8).
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { open } from '../site/support/visitor.ts';
import { adoptStyle } from '../support/adopt-style.ts';
import { builtRoutes, pageOfEachType } from '../support/routes.ts';
import { sharedPage } from '../support/shared-page.ts';
import { find, openSearch } from './search/support/search-dialog.ts';

const ROUTES = [
  ...pageOfEachType().map(([, route]) => route),
  ...builtRoutes.filter((route) => route.startsWith('/docs/tools/')),
];

/** A window of 1280 × 1024 pixels when everything is two and four times as large. */
const TWICE = { width: 640, height: 512 };
const FOUR_TIMES = { width: 320, height: 256 };

/** The least that a reader must be able to set: WCAG 1.4.12. */
const SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

const AS_READ = { fetchesAhead: false, reducedMotion: 'reduce' } as const;

async function openWhole(page: Page, route: string): Promise<void> {
  await open(page, route);
  await page.waitForFunction(() => document.querySelector('main fieldset:disabled') === null);
  await page.evaluate(async () => {
    document.documentElement.toggleAttribute('data-whole', true);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

/** How many pixels the page is wider than the window. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));

/** Visible elements that cut off a part of what is in them, where no one can scroll to it. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        const { overflowX, overflowY, position } = getComputedStyle(element);
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
        // What's only for screen readers is a point.
        if (element.clientWidth <= 1 || (position === 'absolute' && element.clientHeight <= 1)) return false;
        if (element.textContent.trim() === '') return false;
        const cuts = (value: string): boolean => value === 'hidden' || value === 'clip';
        return (
          (cuts(overflowX) && element.scrollWidth > element.clientWidth + 2) ||
          (cuts(overflowY) && element.scrollHeight > element.clientHeight + 2)
        );
      })
      .map(({ tagName, className, textContent }) => `${tagName}.${className} ${textContent.slice(0, 40)}`),
  );

/** Controls whose text runs out of them, as a button's does that has a fixed height. */
const spilling = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const textRects = (control: Element): readonly DOMRect[] => {
      const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
      const rects: DOMRect[] = [];
      while (texts.nextNode() !== null) {
        // What's only for screen readers is a point.
        if ((texts.currentNode.parentElement?.getBoundingClientRect().width ?? 0) <= 1) continue;
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        rects.push(...range.getClientRects());
      }
      return rects;
    };
    return [...document.querySelectorAll<HTMLElement>('button, summary, [role=tab], .navbar a')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((control) => {
        const box = control.getBoundingClientRect();
        return textRects(control).some(
          ({ bottom, right }) => bottom > box.bottom + 4 || right > box.right + 4,
        );
      })
      .map((control) => `${control.tagName} ${control.textContent.slice(0, 40)}`);
  });

describe.each([
  ['200 %', TWICE],
  ['400 %', FOUR_TIMES],
] as const)('at %s zoom', (_, viewport) => {
  const onPage = sharedPage({ ...AS_READ, viewport }, (page) => Promise.resolve(page));

  it.each(ROUTES)('%s does not scroll sideways', async (route) => {
    await onPage(async (page) => {
      await openWhole(page, route);
      expect(await overflow(page)).toBe(0);
    });
  });

  it('the search shows results, and the menu its entries', async () => {
    await onPage(async (page) => {
      const search = await openSearch(page);
      await find(search, 'webhook');
      await search.options.first().click();
      await search.dialog.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await menu.getByRole('link', { name: 'Errors', exact: true }).click();
      await page.getByRole('heading', { level: 1, name: 'Errors' }).waitFor();
      expect(await overflow(page)).toBe(0);
    });
  });
});

describe.each([1280, 320])('with wide text spacing at %i px', (width) => {
  const viewport = { width, height: 800 };
  const onPage = sharedPage({ ...AS_READ, viewport }, (page) => Promise.resolve(page));

  it.each(ROUTES)('nothing is cut off on %s', async (route) => {
    await onPage(async (page) => {
      await openWhole(page, route);
      const before = new Set(await cutOff(page));
      await adoptStyle(page, SPACING);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      const cut = await cutOff(page);
      expect({
        tooWide: await overflow(page),
        cut: cut.filter((element) => !before.has(element)),
        spilling: await spilling(page),
      }).toEqual({ tooWide: 0, cut: [], spilling: [] });
    });
  });
});

describe('turned', () => {
  const onPage = sharedPage({ ...AS_READ, viewport: { width: 844, height: 390 } }, (page) =>
    Promise.resolve(page),
  );

  it.each(ROUTES)('%s is usable in either orientation', async (route) => {
    await onPage(async (page) => {
      for (const viewport of [
        { width: 844, height: 390 },
        { width: 390, height: 844 },
      ]) {
        await page.setViewportSize(viewport);
        await openWhole(page, route);
        expect(await overflow(page)).toBe(0);
        expect(await page.locator('h1').isVisible()).toBe(true);
      }
    });
  });
});
