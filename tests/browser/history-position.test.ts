/** Back and Forward lead to what the reader looked at, also when its samples have another height by then. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { open, waitUntilInteractive } from '../site/support/visitor.ts';
import { withPage } from '../support/browser.ts';
import { placeAt, settle, top } from '../support/places.ts';

/** A page with many samples, whose heights differ between languages. */
const PAGE = '/docs/api/tokens';
const OTHER_PAGE = '/docs/concepts/what-are-tokens';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** Follows the first link to an address, from wherever the page is scrolled to. */
async function follow(page: Page, address: string): Promise<void> {
  await page
    .locator(`main a[href="${address}"]`)
    .first()
    .evaluate((link: HTMLElement) => {
      link.click();
    });
  await page.waitForURL(`**${address}`);
  await page.locator('h1').waitFor();
  await settle(page);
}

async function clickTab(samples: Locator, language: string): Promise<void> {
  await samples
    .getByRole('tab', { name: language })
    .first()
    .evaluate((tab: HTMLElement) => {
      tab.click();
    });
  await settle(samples.page());
}

/** Chooses in the first sample of the page, from wherever the page is scrolled to. */
async function choose(page: Page, language: string): Promise<void> {
  await clickTab(page.locator('main'), language);
}

/** Chooses in the sample of an operation. */
async function chooseNextTo(page: Page, heading: string, language: string): Promise<void> {
  await clickTab(page.locator('[data-operation]', { has: page.locator(heading) }), language);
}

/** What the entry of the history keeps of the place; a page keeps it after it has rested for a moment. */
const keptPlace = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { readingPlace } = history.state as { readonly readingPlace?: object };
    return JSON.stringify(readingPlace ?? {});
  });

/** Scrolls an element to a distance from the upper edge of the window, and rests there. */
async function readAt(locator: Locator, distance: number): Promise<void> {
  const before = await keptPlace(locator.page());
  await placeAt(locator, distance);
  // On a busy machine, a page can rest for a moment on its way.
  await expect
    .poll(async () => {
      const kept = await keptPlace(locator.page());
      await locator.page().waitForTimeout(500);
      return kept !== before && kept === (await keptPlace(locator.page()));
    })
    .toBe(true);
}

async function goBack(page: Page): Promise<void> {
  await page.goBack();
  await settle(page);
}

describe.each(SIZES)('at $width px', (viewport) => {
  it('Back returns to what was read when a language and an environment were chosen on another page', async () => {
    await withPage({ fetchesAhead: false, viewport }, async (page) => {
      await open(page, PAGE);
      const heading = page.locator('#tokens-update');
      await placeAt(heading, 150);
      await follow(page, OTHER_PAGE);
      await choose(page, 'Java');
      await page
        .getByRole('combobox', { name: /^Environment/ })
        .first()
        .selectOption('production');
      // Nothing of the choice is left to keep: what is kept next is the place.
      await expect.poll(() => keptPlace(page)).toContain('java');
      await expect.poll(() => keptPlace(page)).toContain('production');
      const read = page.locator('#capabilities');
      await readAt(read, 200);
      await goBack(page);
      await expect.poll(async () => Math.abs((await top(heading)) - 150)).toBeLessThanOrEqual(1);
      await choose(page, 'cURL');
      await page.goForward();
      await expect.poll(async () => Math.abs((await top(read)) - 200)).toBeLessThanOrEqual(1);
    });
  });

  it('Back returns to what was read when a language was chosen further down on the same page', async () => {
    await withPage({ fetchesAhead: false, viewport }, async (page) => {
      await open(page, PAGE);
      const heading = page.locator('#tokens-update');
      await placeAt(heading, 120);
      await follow(page, '#tokens-delete');
      await chooseNextTo(page, '#tokens-delete', 'Go');
      await expect.poll(() => keptPlace(page)).toContain('"go,');
      await goBack(page);
      await expect.poll(async () => Math.abs((await top(heading)) - 120)).toBeLessThanOrEqual(1);
      await page.goForward();
      await expect
        .poll(async () => (await page.locator('#tokens-delete').boundingBox())?.y)
        .toBeLessThan(200);
    });
  });

  it('Back to a page that the browser has to load again returns there, and a reload stays', async () => {
    await withPage({ fetchesAhead: false, viewport }, async (page) => {
      await open(page, PAGE);
      const heading = page.locator('#tokens-delete');
      await placeAt(heading, 100);
      await open(page, OTHER_PAGE);
      await choose(page, 'Java');
      await page.goBack();
      await expect.poll(async () => Math.abs((await top(heading)) - 100)).toBeLessThanOrEqual(1);
      await page.reload();
      await expect.poll(async () => Math.abs((await top(heading)) - 100)).toBeLessThanOrEqual(1);
    });
  });
});

it('without a change, the browser returns to its own position, and a link leads to its target', async () => {
  await withPage({ fetchesAhead: false, viewport: { width: 1440, height: 900 } }, async (page) => {
    await open(page, PAGE);
    await page.evaluate(() => {
      window.scrollTo({ top: 4321, behavior: 'instant' });
    });
    await follow(page, OTHER_PAGE);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await goBack(page);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(4321);
    await follow(page, '#tokens-delete');
    const linked = await top(page.locator('#tokens-delete'));
    await choose(page, 'Java');
    await follow(page, '#tokens-update');
    expect(Math.abs((await top(page.locator('#tokens-update'))) - linked)).toBeLessThanOrEqual(1);
  });
});

it('Back returns to what was read where storage is denied', async () => {
  await withPage(
    { fetchesAhead: false, ownContext: true, expectedMessages: [/browser storage is not available/i] },
    async (page) => {
      await page.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, name, {
            get: () => {
              throw new DOMException('Access is denied for this document.', 'SecurityError');
            },
          });
      });
      await open(page, PAGE);
      const heading = page.locator('#tokens-update');
      await placeAt(heading, 150);
      await follow(page, OTHER_PAGE);
      await choose(page, 'Java');
      await goBack(page);
      await expect.poll(async () => Math.abs((await top(heading)) - 150)).toBeLessThanOrEqual(1);
    },
  );
});

it('a reload shows the same place before the scripts of the page are there, and after', async () => {
  await withPage({ fetchesAhead: false, viewport: { width: 1440, height: 900 } }, async (page) => {
    await open(page, PAGE);
    const heading = page.locator('#tokens-update');
    await readAt(heading, 300);
    let release = (): void => undefined;
    const isOver = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/*.js', async (route) => {
      await isOver;
      await route.continue();
    });
    await page.reload({ waitUntil: 'commit' });
    await expect.poll(async () => Math.abs((await top(heading)) - 300)).toBeLessThanOrEqual(1);
    expect(await page.locator('html').getAttribute('data-ready')).toBeNull();
    release();
    await waitUntilInteractive(page);
    await settle(page);
    expect(Math.abs((await top(heading)) - 300)).toBeLessThanOrEqual(1);
  });
});
