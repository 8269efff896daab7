/** The bench of pages in small, so that a change of the site that it can't measure is seen: one run, no times held. */
import { expect, inject, it } from 'vitest';
import type { PageLoad } from '../../bench/pages/load-page.ts';
import { measureSites } from '../../bench/pages/measure-sites.ts';
import { PAGES } from '../../bench/pages/page-types.ts';
import { FAST_PHONE } from '../../bench/pages/phone.ts';
import { OWN, OWN_SHORTCUT } from '../../bench/pages/site.ts';
import { workerBrowser } from '../support/browser.ts';

/** What every page has. */
const NEVER_ZERO = new Set(['paintMs', 'lcpMs', 'html', 'script', 'style', 'longestTaskMs']);

/** Names of figures of a load that can't be right. */
function wrongFigures(load: PageLoad): readonly string[] {
  return Object.entries(load)
    .filter(([, value]) => typeof value === 'number')
    .filter(([name, value]) => !Number.isFinite(value) || (value === 0 && NEVER_ZERO.has(name)))
    .map(([name]) => name);
}

it('measures a page of each type, a click and a search', async () => {
  const site = { name: OWN, url: inject('siteUrl'), searchShortcut: OWN_SHORTCUT };
  const lab = { browser: await workerBrowser(), pace: FAST_PHONE };
  const { loads, clicks, searches } = await measureSites(lab, [site], 1);

  const wrong = [...loads].map(([type, runs]) => [type, ...(runs.get(site) ?? []).map(wrongFigures)]);
  expect(wrong).toEqual(Object.keys(PAGES).map((type) => [type, []]));
  const [click] = clicks.get(site) ?? [];
  expect(click).toBeGreaterThan(0);
  const [search] = searches.get(site) ?? [];
  expect(search?.time).toBeGreaterThan(0);
  expect(search?.kilobytes).toBeGreaterThan(0);
});
