import { describe, expect, it } from 'vitest';
import { pageFile, routeOfOwnFile, sitePages } from './site-map.ts';

describe('the file of a page', () => {
  it('is where its route is, or in the folder of its route', () => {
    expect(pageFile('/docs/api/errors')).toBe('docs/api/errors.mdx');
    expect(pageFile('/docs/api')).toBe('docs/api/index.mdx');
  });

  it('is the one that the site map gives, and then belongs to no other route', () => {
    expect(pageFile('/changelog')).toBe('docs/changelog.mdx');
    expect(pageFile('/docs/changelog')).toBeUndefined();
    expect(routeOfOwnFile('docs/changelog.mdx')).toBe('/changelog');
    expect(routeOfOwnFile('docs/api/errors.mdx')).toBeUndefined();
  });

  it('is given for pages alone that have no place below /docs', () => {
    const given = sitePages.filter(({ file }) => file !== undefined).map(({ route }) => route);
    expect(given.filter((route) => route.startsWith('/docs'))).toEqual([]);
  });
});
