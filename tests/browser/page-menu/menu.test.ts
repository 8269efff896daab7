/** The menu of a page by keyboard, on small screens, without script, on paper, and in forced colors. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { addAxe, axeViolations } from '../../support/axe.ts';
import { withPage } from '../../support/browser.ts';
import { COLOR_MODES, followColorMode } from '../../support/color-mode.ts';
import { sharedPage } from '../../support/shared-page.ts';
import { open } from '../../site/support/visitor.ts';
import { openMenu, readClipboard, summary } from './support.ts';
import { variants } from '../../support/variants.ts';

const PAGE = '/docs/api/errors';
const LEAST_TARGET = 24;

const isOpen = (page: Parameters<typeof summary>[0]): Promise<boolean> =>
  page.locator('.page-menu').evaluate((menu) => (menu as HTMLDetailsElement).open);

it('works by keyboard alone', async () => {
  await withPage(
    { fetchesAhead: false, permissions: ['clipboard-read', 'clipboard-write'] },
    async (page) => {
      await open(page, PAGE);
      await page.locator('.breadcrumbs a').last().focus();
      await page.keyboard.press('Tab');
      expect(await summary(page).evaluate((element) => element === document.activeElement)).toBe(true);
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Copied', exact: true }).waitFor();
      expect(await readClipboard(page)).toContain('# Errors');
      await page.keyboard.press('Escape');
      expect(await isOpen(page)).toBe(false);
      expect(await summary(page).evaluate((element) => element === document.activeElement)).toBe(true);
      await page.keyboard.press('Enter');
      for (let stop = 0; stop < 4; stop += 1) await page.keyboard.press('Tab');
      expect(await isOpen(page), 'once the focus has left it').toBe(false);
    },
  );
});

it('closes when something else is pressed', async () => {
  await withPage({ fetchesAhead: false }, async (page) => {
    await openMenu(page, PAGE);
    await page.locator('h1').click();
    await expect.poll(() => isOpen(page)).toBe(false);
  });
});

it('leads to the Markdown, and offers it as a file', async () => {
  await withPage({ fetchesAhead: false }, async (page) => {
    await openMenu(page, PAGE);
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download as Markdown' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('errors.md');
    expect(readFileSync(await download.path(), 'utf8')).toBe(readFileSync(`build${PAGE}.md`, 'utf8'));
    await page.getByRole('link', { name: 'View as Markdown' }).click();
    await page.waitForURL(`**${PAGE}.md`);
    expect(await page.locator('body').innerText()).toContain('# Errors');
  });
});

it('has only links without script', async () => {
  await withPage({ javaScriptEnabled: false }, async (page) => {
    await page.goto(PAGE);
    await summary(page).click();
    expect(await page.locator('.page-menu a:visible').allInnerTexts()).toEqual([
      'View as Markdown',
      'Download as Markdown',
    ]);
    expect(await page.locator('.page-menu button:visible').count()).toBe(0);
  });
});

describe.each(variants([320, 390, 1440]))('at %d px', (width) => {
  const onPage = sharedPage({ fetchesAhead: false, viewport: { width, height: 800 } }, async (page) => {
    await openMenu(page, PAGE);
    return page;
  });

  it('is in the window, large enough to press, and stands beside the title', async () => {
    await onPage(async (page) => {
      const boxes = await page
        .locator('.page-menu :is(summary, button, a)')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON() as DOMRect));
      expect(boxes).toHaveLength(4);
      for (const { left, right, height } of boxes) {
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(width);
        expect(height).toBeGreaterThanOrEqual(LEAST_TARGET);
      }
      const title = await page.locator('h1').boundingBox();
      expect(boxes[0]?.top).toBeGreaterThanOrEqual(title?.y ?? Infinity);
      expect(boxes[0]?.bottom).toBeLessThanOrEqual((title?.y ?? 0) + (title?.height ?? 0));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  });

  it.each(variants(COLOR_MODES))('axe finds nothing in the open menu in %s mode', async (mode) => {
    await onPage(async (page) => {
      await followColorMode(page, mode);
      await page.locator('main h2.anchor a').first().focus();
      await page.getByRole('button', { name: /^Copy section/ }).waitFor();
      if (!(await isOpen(page))) await summary(page).click();
      await addAxe(page);
      expect(await axeViolations(page, {}, 'main')).toEqual([]);
    });
  });
});

it('has lines around it in forced colors', async () => {
  await withPage({ fetchesAhead: false }, async (page) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await openMenu(page, PAGE);
    for (const part of ['summary', 'div'])
      expect(
        await page
          .locator(`.page-menu > ${part}`)
          .evaluate((element) => getComputedStyle(element).borderStyle),
      ).toBe('solid');
  });
});
