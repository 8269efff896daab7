/** The list of the sections of a page, where there is no room for it next to the text. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sharedPage } from '../support/shared-page.ts';
import { open } from '../site/support/visitor.ts';
import { variants } from '../support/variants.ts';

const PAGE = '/docs/api/errors';

const onPage = sharedPage({ fetchesAhead: false, viewport: { width: 320, height: 700 } }, async (page) => {
  await open(page, PAGE);
  return page;
});

const control = (page: Page) => page.getByRole('button', { name: /^On this page/ });

const scrollTo = (page: Page, id: string): Promise<void> =>
  page.evaluate((heading) => {
    document.getElementById(heading)?.scrollIntoView();
  }, id);

/** Whether nothing covers the top of a heading. */
const isUncovered = (page: Page, id: string): Promise<boolean> =>
  page.evaluate((heading) => {
    const element = document.getElementById(heading);
    if (element === null) return false;
    const { left, top } = element.getBoundingClientRect();
    const found = document.elementFromPoint(left + 4, top + 8);
    return found !== null && (element.contains(found) || found.contains(element));
  }, id);

describe.each(variants([320, 390, 800, 1100]))('on a screen of %d px', (width) => {
  it('the list can be reached from anywhere, identifies the section and covers no heading', async () => {
    await onPage(async (page) => {
      await page.setViewportSize({ width, height: 700 });
      const ids = await page.locator('main h2[id]').evaluateAll((headings) => headings.map(({ id }) => id));
      const last = ids.at(-1) ?? '';
      const second = ids[1] ?? '';
      await scrollTo(page, second);
      const name = await page.locator(`#${second}`).innerText();
      await expect.poll(() => control(page).innerText()).toContain(name);
      expect(await isUncovered(page, second)).toBe(true);
      const box = await control(page).boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect(box?.y).toBeLessThan(120);
      expect(await control(page).getAttribute('aria-expanded')).toBe('false');
      await control(page).focus();
      await page.keyboard.press('Enter');
      expect(await control(page).getAttribute('aria-expanded')).toBe('true');
      const list = page.getByRole('navigation', { name: 'On this page' });
      expect(await list.locator('[aria-current]').innerText()).toBe(name);
      await page.keyboard.press('Escape');
      expect(await control(page).getAttribute('aria-expanded')).toBe('false');
      expect(await control(page).evaluate((button) => button === document.activeElement)).toBe(true);
      await page.keyboard.press('Enter');
      await list.locator(`a[href="#${ids[0] ?? ''}"]`).click();
      await expect.poll(() => isUncovered(page, ids[0] ?? '')).toBe(true);
      expect(await control(page).getAttribute('aria-expanded')).toBe('false');
      expect(last).not.toBe('');
    });
  });
});

it('does not show where the list has room', async () => {
  await onPage(async (page) => {
    await page.setViewportSize({ width: 1440, height: 700 });
    expect(await control(page).isVisible()).toBe(false);
  });
});
