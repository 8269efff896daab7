import { describe, expect, it } from 'vitest';
import { isoDay, lastChange } from '../../pipeline/cache/build-time/index.ts';
import { isPage, withLastChange } from './sitemap.ts';

const site = 'https://docs.example.com';

describe('the sitemap', () => {
  it.each([
    [`${site}/`, true],
    [`${site}/docs/api/tokens`, true],
    [`${site}/docs/api/tokens/`, true],
    [`${site}/labs`, false],
    [`${site}/404`, false],
    [`${site}/gallery/controls`, false],
  ])('of %s: %s', (address, expected) => {
    expect(isPage(address)).toBe(expected);
  });

  it.each([
    ['/docs/api/tokens', 'content/docs/api/tokens/index.mdx'],
    ['/', 'app/shell/Home'],
  ])('dates %s by its last change', (route, source) => {
    const changed = lastChange(source);
    expect(withLastChange({ url: site + route }).lastmod).toBe(changed && isoDay(changed));
  });

  it('gives no date to what has none', () => {
    expect(withLastChange({ url: `${site}/labs` })).toEqual({ url: `${site}/labs` });
  });
});
