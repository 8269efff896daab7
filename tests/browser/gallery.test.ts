/** The gallery shows components in every state to tests and to who works on them, and readers never meet it. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { open } from '../site/support/visitor.ts';
import { addAxe, axeViolations, COLOR_RULES } from '../support/axe.ts';
import { withPage } from '../support/browser.ts';
import { COLOR_MODES, followColorMode } from '../support/color-mode.ts';
import { CONTROL_STATES, inState } from '../support/forced-state.ts';
import { galleryRoutes, gallerySite } from '../support/gallery-site.ts';
import { buildFolder } from '../support/routes.ts';

const colorViolations = (page: Page): Promise<string[]> => axeViolations(page, { runOnly: [...COLOR_RULES] });

it("isn't a part of the site: no file, no address in the sitemap, in search or in a script", () => {
  const files = readdirSync(buildFolder, { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => /(?:^|\W)gallery/i.test(file))).toEqual([]);
  const readByMachines = files.filter((file) => /\.(?:xml|txt|json|js)$/.test(file));
  expect(readByMachines).toContain('robots.txt');
  const naming = readByMachines.filter((file) =>
    /["'/]gallery["'/]/.test(readFileSync(path.join(buildFolder, file), 'utf8')),
  );
  expect(naming).toEqual([]);
});

describe.each(galleryRoutes)('%s', (route) => {
  it('has nothing that axe finds, in either color mode, and fits a small screen', async () => {
    const site = await gallerySite();
    await withPage({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } }, async (page) => {
      await open(page, site + route);
      await addAxe(page);
      expect(await axeViolations(page)).toEqual([]);
      await followColorMode(page, 'light');
      expect(await colorViolations(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 700 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  });
});

describe('contrast of controls', () => {
  it.each(CONTROL_STATES)('in the state %s, in both color modes', async (state) => {
    const site = await gallerySite();
    await withPage({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } }, async (page) => {
      await open(page, `${site}/gallery/controls`);
      await addAxe(page);
      const violations: string[] = [];
      for (const mode of COLOR_MODES) {
        await followColorMode(page, mode);
        await inState(page, state, async () => {
          violations.push(...(await colorViolations(page)).map((violation) => `${mode}: ${violation}`));
        });
      }
      expect(violations).toEqual([]);
    });
  });
});

describe('keyboard', () => {
  /** What has focus: its name, and whether a ring shows and nothing covers it. */
  function focusedElement(page: Page): Promise<{ name: string; hasRing: boolean; isInView: boolean }> {
    return page.evaluate(async () => {
      // What comes into view with focus does so in the next frame.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const element = document.activeElement ?? document.body;
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
      const room = parseFloat(outlineWidth) + parseFloat(outlineOffset);
      const { left, top, width, height } = element.getBoundingClientRect();
      const shown = document.elementFromPoint(left + Math.min(width / 2, 8), top + height / 2);
      return {
        name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`,
        hasRing: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
        // Rounding leaves half a pixel.
        isInView:
          Math.min(left, top) - room > -0.5 &&
          shown !== null &&
          (element.contains(shown) || shown.contains(element)),
      };
    });
  }

  it.each([
    ['/gallery/controls', 'with'],
    ['/gallery', 'without'],
  ])('each stop of Tab on %s shows where it is, %s the announcement', async (route, announcement) => {
    const site = await gallerySite();
    // A page that a link of the real site leads to is not on this one.
    const options = {
      reducedMotion: 'reduce',
      viewport: { width: 1440, height: 900 },
      fetchesAhead: false,
    } as const;
    await withPage(options, async (page) => {
      await open(page, site + route);
      if (announcement === 'without') await page.getByRole('button', { name: 'Close' }).click();
      const hidden: string[] = [];
      let stops = 0;
      for (;;) {
        await page.keyboard.press('Tab');
        const { name, hasRing, isInView } = await focusedElement(page);
        if (name.startsWith('BODY')) break;
        stops += 1;
        if (!hasRing || !isInView)
          hidden.push(`${name}${hasRing ? '' : ', no ring'}${isInView ? '' : ', cut off or covered'}`);
      }
      expect(stops).toBeGreaterThan(40);
      expect(hidden).toEqual([]);
    });
  });
});
