import { describe, expect, it } from 'vitest';
import { closestPaths } from './closest-paths';

const routes = [
  '/docs',
  '/docs/api',
  '/docs/api/tokens',
  '/docs/api/tokens/search',
  '/docs/api/webhooks',
  '/docs/sdks/server-side/node',
];

describe('closestPaths', () => {
  it('finds a page despite a typo', () => {
    expect(closestPaths('/docs/api/tokns', routes)[0]).toBe('/docs/api/tokens');
  });

  it('finds a page that moved to another folder by its last part', () => {
    expect(closestPaths('/old/place/webhooks', routes)[0]).toBe('/docs/api/webhooks');
  });

  it('offers at most five, and nothing for an address that shares nothing', () => {
    expect(
      closestPaths('/docs/api/token', [...routes, ...routes.map((route) => `${route}s`)]).length,
    ).toBeLessThanOrEqual(5);
    expect(closestPaths('/zzzzzzzzzzzzzzzzzz', ['/docs/sdks/server-side/node'])).toEqual([]);
  });

  it('stays quick for an address of any length', () => {
    expect(closestPaths(`/${'x'.repeat(100_000)}`, routes)).toEqual([]);
  });
});
