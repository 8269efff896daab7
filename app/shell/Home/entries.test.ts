import { expect, it } from 'vitest';
import { siteRoutes } from '../../../pipeline/content/site/site-map.ts';
import { homeSections } from './entries.ts';

it('the home page links to pages of the site map alone', () => {
  const targets = homeSections.flatMap(({ entries }) => entries.map(({ to }) => to));
  expect(targets.filter((to) => !siteRoutes.has(to))).toEqual([]);
});
