/** Choosing a language or an environment changes every sample of a page; what the reader looks at stays where it is. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { open } from '../site/support/visitor.ts';
import { placeAt, settle, top } from '../support/places.ts';
import { sharedPage } from '../support/shared-page.ts';
import { variants } from '../support/variants.ts';

/** A page with many samples, whose heights differ between languages. */
const PAGE = '/docs/api/tokens';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

/** The tab list of a sample, counted from the first (0) or from the last (-1). */
const tabList = (page: Page, index: number): Locator => page.getByRole('tablist').nth(index);

/** How far an element moves on the screen while the reader does something. */
async function movedBy(locator: Locator, act: () => Promise<unknown>): Promise<number> {
  const before = await top(locator);
  await act();
  await settle(locator.page());
  return Math.abs((await top(locator)) - before);
}

/** A second tab of the browser, on a page with samples. */
const withTabs = sharedPage({ fetchesAhead: false }, async (page) => {
  await open(page, PAGE);
  const other = await page.context().newPage();
  await open(other, '/docs/concepts/what-are-tokens');
  await page.bringToFront();
  return other;
});

describe.each(variants(SIZES))('at $width px', (viewport) => {
  it('the tab that is chosen stays where it is, by mouse and by keyboard', async () => {
    await withTabs(async (_, page) => {
      await page.setViewportSize(viewport);
      const moves: Record<string, number> = {};
      for (const index of [1, -1]) {
        const list = tabList(page, index);
        for (const [language, distance] of [
          ['Java', 300],
          ['cURL', 120],
          ['Go', viewport.height - 60],
          ['cURL', 300],
        ] as const) {
          await placeAt(list, distance);
          const tab = list.getByRole('tab', { name: language });
          await tab.evaluate((element) => {
            element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
          });
          moves[`${language}, sample ${String(index)}`] = await movedBy(tab, () => tab.click());
        }
        await placeAt(list, 200);
        await list.getByRole('tab', { selected: true }).focus();
        for (const key of ['ArrowLeft', 'Home', 'ArrowRight']) {
          moves[`${key}, sample ${String(index)}`] = await movedBy(list, () => page.keyboard.press(key));
          const isFocused = await list
            .getByRole('tab', { selected: true })
            .evaluate((tab) => tab === document.activeElement);
          expect(isFocused, 'the chosen tab has the focus').toBe(true);
        }
      }
      expect(Object.entries(moves).filter(([, pixels]) => pixels > 1)).toEqual([]);
    });
  });

  it('the environment that is chosen stays where it is', async () => {
    await withTabs(async (_, page) => {
      await page.setViewportSize(viewport);
      const select = page.getByRole('combobox', { name: /^Environment/ }).nth(8);
      await placeAt(select, 300);
      expect(await movedBy(select, () => select.selectOption('production'))).toBeLessThanOrEqual(1);
      expect(await movedBy(select, () => select.selectOption('test'))).toBeLessThanOrEqual(1);
    });
  });

  it('a heading that is linked to is at its place, whichever language is stored or asked for', async () => {
    await withTabs(async (_, page) => {
      await page.setViewportSize(viewport);
      await open(page, `${PAGE}?lang=curl#tokens-update`);
      const heading = page.locator('#tokens-update');
      await settle(page);
      const place = await top(heading);
      await tabList(page, 0)
        .getByRole('tab', { name: 'Java' })
        .evaluate((tab: HTMLElement) => {
          tab.click();
        });
      await open(page, `${PAGE}?#tokens-update`);
      await settle(page);
      expect(Math.abs((await top(heading)) - place)).toBeLessThanOrEqual(1);
      await open(page, `${PAGE}?lang=go#tokens-update`);
      await settle(page);
      expect(Math.abs((await top(heading)) - place)).toBeLessThanOrEqual(1);
    });
  });

  it('what is read stays where it is when another tab of the browser chooses', async () => {
    await withTabs(async (other, page) => {
      await page.setViewportSize(viewport);
      const chosen = () => tabList(page, 0).getByRole('tab', { selected: true }).innerText();
      // An address with ?lang= shows a language in only one tab.
      const shown = [await chosen(), await other.getByRole('tab', { selected: true }).first().innerText()];
      const language = ['Java', 'Python', 'Go'].find((each) => !shown.includes(each)) ?? 'cURL';
      const heading = page.locator('#tokens-update');
      await placeAt(heading, 150);
      const moved = await movedBy(heading, async () => {
        await other
          .getByRole('tab', { name: language })
          .first()
          .evaluate((tab: HTMLElement) => {
            tab.click();
          });
        await expect.poll(chosen).toBe(language);
      });
      expect(moved).toBeLessThanOrEqual(1);
    });
  });
});
