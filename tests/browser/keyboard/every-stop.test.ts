/** Each stop of the keyboard on a page of each type and on each tool shows where it is, and none is a trap. */
import { describe, expect, it } from 'vitest';
import { open } from '../../site/support/visitor.ts';
import { withPage } from '../../support/browser.ts';
import { builtRoutes, pageOfEachType } from '../../support/routes.ts';
import { sharedPage } from '../../support/shared-page.ts';
import { walkThrough } from './stops.ts';

const ROUTES = [
  ...pageOfEachType().map(([, route]) => route),
  ...builtRoutes.filter((route) => route.startsWith('/docs/tools/')),
];

describe.each([1280, 320])('at %i px', (width) => {
  const viewport = { width, height: 720 };
  const onPage = sharedPage({ fetchesAhead: false, reducedMotion: 'reduce', viewport }, (page) =>
    Promise.resolve(page),
  );

  it.each(ROUTES)('%s', async (route) => {
    await onPage(async (page) => {
      await open(page, route);
      await page.waitForFunction(() => document.querySelector('main fieldset:disabled') === null);
      const stops = await walkThrough(page, 'Tab');
      expect(stops.length).toBeGreaterThan(10);
      const wrong = stops.filter(({ problems }) => problems.length > 0);
      expect(wrong).toEqual([]);
    });
  });
});

it('Shift+Tab leads back through all of them', async () => {
  await withPage({ fetchesAhead: false, reducedMotion: 'reduce' }, async (page) => {
    await open(page, '/docs/tools/errors');
    const there = await walkThrough(page, 'Tab');
    const back = await walkThrough(page, 'Shift+Tab');
    // The button of a section is there while its heading has the focus, which it has before the button only on the way there.
    const lasting = there.filter(({ name }) => !name.startsWith('BUTTON Copy section'));
    expect(back.map(({ name }) => name).reverse()).toEqual(lasting.map(({ name }) => name));
  });
});
