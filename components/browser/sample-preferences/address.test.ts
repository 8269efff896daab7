import { afterEach, describe, expect, it, vi } from 'vitest';
import { correctAddress, languageInAddress } from './address';

describe('languageInAddress', () => {
  it.each([
    ['?lang=python', { language: 'python', family: 'server' }],
    ['?lang=react', { language: 'react', family: 'web' }],
    ['?implementation=react', { language: 'react', family: 'web' }],
    ['?implementation=javascript', { language: 'typescript', family: 'web' }],
    ['?implementation=web', { language: 'typescript', family: 'web' }],
    ['?implementation=react&lang=typescript', { language: 'typescript', family: 'web' }],
    ['?implementation=react&lang=cobol', { language: 'react', family: 'web' }],
  ])('reads %s', (search, asked) => {
    expect(languageInAddress(search)).toEqual(asked);
  });

  it.each(['', '?lang=', '?lang=cobol', '?lang=stripe', '?implementation=', '?implementation=python'])(
    'asks for nothing with "%s"',
    (search) => {
      expect(languageInAddress(search)).toBeUndefined();
    },
  );
});

describe('correctAddress', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  /** The address after the reader has chosen TypeScript. */
  function corrected(search: string): string {
    let address = new URL(`https://docs.example/docs/sdks/web/web-elements${search}`);
    vi.stubGlobal('window', {
      get location() {
        return address;
      },
      history: {
        state: null,
        replaceState: (_state: unknown, _unused: string, href: string) => {
          address = new URL(href);
        },
      },
    });
    correctAddress({ language: 'typescript', family: 'web' });
    return address.search;
  }

  it.each([
    ['?implementation=react', '?lang=typescript'],
    ['?a=1&lang=react', '?a=1&lang=typescript'],
    ['?lang=react&implementation=react', '?lang=typescript'],
    ['?implementation=javascript', '?implementation=javascript'],
    ['?lang=python', '?lang=python'],
    ['', ''],
  ])('makes %s %s', (before, after) => {
    expect(corrected(before)).toBe(after);
  });
});
