/** The bench of pages in small, so that a change of the site that it can't measure is seen: one run, no times held. */
import { expect, inject, it } from 'vitest';
import { measureSites } from '../../bench/pages/measure-sites.ts';
import { PAGES } from '../../bench/pages/page-types.ts';
import { FAST_PHONE } from '../../bench/pages/phone.ts';
import { OWN, OWN_SHORTCUT } from '../../bench/pages/site.ts';
import { workerBrowser } from '../support/browser.ts';

it('measures a page of each type, a click and a search', async () => {
  const site = { name: OWN, url: inject('siteUrl'), searchShortcut: OWN_SHORTCUT };
  const lab = { browser: await workerBrowser(), pace: FAST_PHONE };
  const { loads, clicks, searches } = await measureSites(lab, [site], 1);

  expect([...loads.keys()]).toEqual(Object.keys(PAGES));
  for (const [type, runs] of loads) {
    const [load] = runs.get(site) ?? [];
    const { causes, ...figures } = load ?? {};
    expect(causes, type).toBeInstanceOf(Map);
    for (const [name, value] of Object.entries(figures))
      expect(Number.isFinite(value), `${type}: ${name}`).toBe(true);
    for (const name of ['paintMs', 'lcpMs', 'html', 'script', 'style', 'longestTaskMs'] as const)
      expect(load?.[name], `${type}: ${name}`).toBeGreaterThan(0);
  }
  const [click] = clicks.get(site) ?? [];
  expect(click).toBeGreaterThan(0);
  const [search] = searches.get(site) ?? [];
  expect(search?.time).toBeGreaterThan(0);
  expect(search?.kilobytes).toBeGreaterThan(0);
});
