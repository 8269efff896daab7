import { describe, expect, it } from 'vitest';
import { checkRedirects, targetRoute } from './redirect-table.ts';
import { loadRedirects } from './redirects.ts';

const pages = new Set(['/', '/docs', '/docs/api', '/docs/guides/any']);

describe('checkRedirects', () => {
  it('returns a sound table in its order', () => {
    const table = [
      { from: '/api', to: '/docs/api#tokens' },
      { from: '/labs', to: '/docs?from=labs' },
    ];
    expect(checkRedirects(table, pages)).toEqual(table);
  });

  it.each([
    [
      'an old path that is listed twice',
      [
        { from: '/a', to: '/docs' },
        { from: '/a', to: '/' },
      ],
      'the old path /a is listed twice',
    ],
    [
      'an old path that is a page',
      [{ from: '/docs/api', to: '/docs' }],
      '/docs/api is a page of content/site/site-map.json',
    ],
    [
      'a target that is not on the site map',
      [{ from: '/a', to: '/docs/none#x' }],
      '/a leads to /docs/none, which is not a page',
    ],
    [
      'a chain',
      [
        { from: '/a', to: '/b#x' },
        { from: '/b', to: '/docs' },
      ],
      '/a leads to /b, which is redirected itself. Point it to /docs.',
    ],
    [
      'a loop',
      [
        { from: '/a', to: '/b' },
        { from: '/b', to: '/a' },
      ],
      '/a and /b lead to each other',
    ],
    ['a redirect to itself', [{ from: '/a', to: '/a?x=1' }], '/a and /a lead to each other'],
    ['a target on another site', [{ from: '/a', to: 'https://evil.example/docs' }], 'which is not a page'],
    [
      'a target without a scheme on another site',
      [{ from: '/a', to: '//evil.example' }],
      'which is not a page',
    ],
    ['an old path with a trailing slash', [{ from: '/a/', to: '/docs' }], 'the old path "/a/" is not a path'],
    ['an old path with a query', [{ from: '/a?b=1', to: '/docs' }], 'the old path "/a?b=1" is not a path'],
    ['an entry without a target', [{ from: '/a' }], 'content/site/redirects.json'],
    ['an unknown key', [{ from: '/a', to: '/docs', status: 302 }], 'status'],
  ])('refuses %s', (_, table, sentence) => {
    expect(() => checkRedirects(table, pages)).toThrow(sentence);
  });

  it('reports every problem in one error', () => {
    const table = [
      { from: '/docs', to: '/none' },
      { from: '/b', to: '/nothing' },
    ];
    expect(() => checkRedirects(table, pages)).toThrow(/\/docs is a page[^]*\/none[^]*\/nothing/);
  });
});

describe('the table of the site', () => {
  it('is sound and holds every old path', () => {
    const redirects = loadRedirects();
    expect(redirects.length).toBeGreaterThanOrEqual(95);
    expect(redirects).toContainEqual({
      from: '/docs/api/reactors/reactor-errors',
      to: '/docs/api/reactors/invoke-reactors#reactor-error-codes',
    });
  });
});

describe('targetRoute', () => {
  it.each([
    ['/docs/api', '/docs/api'],
    ['/docs/api?a=/b#c', '/docs/api'],
    ['/docs/api#c?d', '/docs/api'],
  ])('of %s is %s', (to, route) => {
    expect(targetRoute({ from: '/a', to })).toBe(route);
  });
});
