import { describe, expect, it } from 'vitest';
import { pageFile, sitePages } from '../../site/site-map.ts';

/**
 * Pages of the site map that are not written yet. The list can only shrink: remove a route when you write its page.
 * The issue "Tools" writes the last; this file goes then.
 */

const UNWRITTEN: readonly string[] = [];

const routes = sitePages.map((page) => page.route);

describe('pages that are not written yet', () => {
  it('are pages of the site map, each listed once', () => {
    expect(UNWRITTEN.filter((route) => !routes.includes(route))).toEqual([]);
    expect(new Set(UNWRITTEN).size).toBe(UNWRITTEN.length);
  });

  it('are all on the list: every other page of the site map is written', () => {
    const missing = routes.filter((route) => pageFile(route) === undefined && !UNWRITTEN.includes(route));
    expect(missing).toEqual([]);
  });

  it('leave the list when they are written', () => {
    expect(UNWRITTEN.filter((route) => pageFile(route) !== undefined)).toEqual([]);
  });
});
