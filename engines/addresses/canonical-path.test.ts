import { describe, expect, it } from 'vitest';
import { canonicalPath } from './canonical-path';

describe('canonicalPath', () => {
  it.each([
    ['/docs/', '/docs'],
    ['/docs/index', '/docs'],
    ['/docs/index.html', '/docs'],
    ['/docs/api.html', '/docs/api'],
    ['/index.html', '/'],
    ['/', '/'],
    ['/docs/api/webhooks/eventdata', '/docs/api/webhooks/eventdata'],
    ['/docs/search-index', '/docs/search-index'],
  ])('%s leads to %s', (pathname, canonical) => {
    expect(canonicalPath(pathname)).toBe(canonical);
  });
});
