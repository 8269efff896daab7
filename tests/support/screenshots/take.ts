/** Takes screenshots of pages that look the same in each run. */
import type { Locator, Page } from 'playwright-core';
import { waitUntilInteractive } from '../../site/support/visitor.ts';
import { adoptStyle } from '../adopt-style.ts';

/** The announcement is another one from time to time, and the version with each release. */
const STYLE = `
  [data-announcement] { display: none !important; }
  .footer__bottom { visibility: hidden !important; }
  * { caret-color: transparent !important; }
`;

/** What stays in view would stand somewhere within an element that is taller than the window. */
const WITHOUT_BAR = `
  ${STYLE}
  .navbar, [data-skip] { visibility: hidden !important; }
  [role=columnheader] { position: static !important; }
`;

const FONT = 'Public Sans';
const MOST_LOADS = 5;

async function isInFont(page: Page): Promise<boolean> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.every(({ familyName }) => familyName.startsWith(FONT));
}

/**
 * Opens a page in the font of the site, which a page that is opened for the first time may have to do without
 * (`app/css/font.css`).
 *
 * @param whenThere waits until the page is as it should be; otherwise that is until it answers to the reader
 * @throws when the font does not come
 */
export async function openInFont(
  page: Page,
  address: string,
  whenThere = waitUntilInteractive,
): Promise<void> {
  for (let load = 0; load < MOST_LOADS; load += 1) {
    // A page that waits for its scripts is never loaded.
    await page.goto(address, { waitUntil: 'commit' });
    await whenThere(page);
    await page.evaluate(() => document.fonts.ready);
    if (await isInFont(page)) return;
    // An address with a fragment alone would not load the page again.
    await page.goto('about:blank');
  }
  throw new Error(`${address} does not show in ${FONT} after ${MOST_LOADS} loads.`);
}

/** Waits until what a script has changed is painted. */
async function whenPainted(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            resolve();
          }),
        );
      }),
  );
}

/** Playwright would hide the caret by a style element, which the site's policy stops. */
const OPTIONS = { animations: 'disabled', caret: 'initial' } as const;

async function takeInStyle(page: Page, style: string, take: () => Promise<Buffer>): Promise<Buffer> {
  const takeBack = await adoptStyle(page, style);
  try {
    return await take();
  } finally {
    await takeBack();
  }
}

/**
 * A picture of what the window shows, or of one element at its full height.
 *
 * @returns a PNG
 */
export async function takeScreenshot(page: Page, element?: Locator): Promise<Buffer> {
  await whenPainted(page);
  if (element === undefined) return takeInStyle(page, STYLE, () => page.screenshot(OPTIONS));
  const isInBar = await element.evaluate((node) => {
    // Also what's out of sight; see app/browser/before-paint/whole-page.ts.
    document.documentElement.toggleAttribute('data-whole', true);
    return node.closest('.navbar') !== null;
  });
  return takeInStyle(page, isInBar ? STYLE : WITHOUT_BAR, () => element.screenshot(OPTIONS));
}
