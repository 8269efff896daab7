import { describe, expect, it } from 'vitest';
import { headersFor, headersOfAll } from './header-rules.ts';
import { headerRules } from '../../content/site/headers.ts';
import type { HeaderRule } from './manifest.ts';

const rules: readonly HeaderRule[] = [
  { path: '/*', headers: { A: 'all', B: 'all' } },
  { path: '/assets/*', headers: { A: 'asset' } },
  { path: '/*.md', headers: { B: 'markdown' } },
  { path: '/docs/api', headers: { C: 'page' } },
];

describe('headersFor', () => {
  it.each([
    ['/', { A: 'all', B: 'all' }],
    ['/docs/api', { A: 'all', B: 'all', C: 'page' }],
    ['/docs/api.md', { A: 'all', B: 'markdown' }],
    ['/docs/xmd', { A: 'all', B: 'all' }],
    ['/docs/api/tokens', { A: 'all', B: 'all' }],
    ['/assets/a.md', { A: 'asset', B: 'markdown' }],
    ['/docs/assets/a', { A: 'all', B: 'all' }],
  ])('%s', (address, headers) => {
    expect(Object.fromEntries(headersFor(address, rules))).toEqual(headers);
  });

  it('lets pages anywhere read what is for machines, and nothing else', () => {
    const of = (address: string): unknown =>
      headersFor(address, headerRules([])).get('Cross-Origin-Resource-Policy');
    for (const address of [
      '/docs/api.md',
      '/llms-full/api.txt',
      '/openapi.json',
      '/.well-known/security.txt',
    ])
      expect(of(address)).toBe('cross-origin');
    for (const address of ['/', '/docs/api', '/assets/main.js', '/search.json'])
      expect(of(address)).toBe('same-origin');
  });
});

it('headersOfAll leaves out what only some files have', () => {
  expect(Object.fromEntries(headersOfAll(rules))).toEqual({ A: 'all', B: 'all' });
});
