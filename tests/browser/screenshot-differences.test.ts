/** What a comparison of screenshots finds: changes that a reader sees, and none where nothing has changed. */
import type { Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { adoptStyle } from '../support/adopt-style.ts';
import { gallerySite } from '../support/gallery-site.ts';
import { differenceOf } from '../support/screenshots/difference.ts';
import { halfSize } from '../support/screenshots/half-size.ts';
import { openInFont, takeScreenshot } from '../support/screenshots/take.ts';
import { sharedPage } from '../support/shared-page.ts';

const pictureOf = async (page: Page): Promise<PNG> => halfSize(PNG.sync.read(await takeScreenshot(page)));

/** The page of a guide, and how it looks. */
const withGuide = sharedPage(
  { fetchesAhead: false, reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } },
  async (page) => {
    await openInFont(page, `${await gallerySite()}/docs/guides/collect/collect-cards`);
    await page.waitForLoadState('networkidle');
    return pictureOf(page);
  },
);

/** Shows the page before and after a change of its style, in words. */
async function changeBy(style: string): Promise<string | undefined> {
  let text: string | undefined;
  await withGuide(async (before, page) => {
    const takeBack = await adoptStyle(page, style);
    text = differenceOf(before, await pictureOf(page))?.text;
    await takeBack();
  });
  return text;
}

it.each([
  ['the color of links', '.markdown a { color: #7dd3fc !important; }'],
  ['the surface of code, a shade lighter', 'main figure { background: #191d25 !important; }'],
  [
    'the padding of notes, by 2 px',
    'main [class*=note_] { padding-top: calc(var(--space-2) + 2px) !important; }',
  ],
  [
    'an icon of the sidebar, which is gone',
    '.sidebar-icon > .menu__list-item-collapsible > .menu__link::before { visibility: hidden; }',
  ],
  ['the weight of titles', 'h2 { font-weight: 400 !important; }'],
  ['the mark of the current page', '.menu__link--active { background: none !important; }'],
])('%s', async (_, style) => {
  expect(await changeBy(style)).toMatch(/^differs in \d+ pixels/);
});

// The last: it also tells whether the changes before it have left something.
it('nothing, where nothing has changed', async () => {
  expect(await changeBy('body { --unused: 1px; }')).toBeUndefined();
});
