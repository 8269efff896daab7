import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { languageInAddress } from '../../../src/lib/sample-preferences/address.ts';
import {
  TAB_ATTRIBUTES,
  TAB_FAMILIES,
  type TabFamily,
} from '../../../src/lib/sample-preferences/constants.ts';
import { preferenceScript } from './index.ts';

type Stored = Readonly<Record<string, string>>;

/** Runs the script as a browser would and returns the choices that it marks the root element with. */
function attributesSet(search: string, getItem: (key: string) => string | null): Record<string, string> {
  const attributes: Record<string, string> = {};
  const documentElement = {
    setAttribute: (name: string, value: string) => {
      attributes[name] = value;
    },
  };
  runInNewContext(preferenceScript(), {
    document: { documentElement },
    location: { search },
    localStorage: { getItem },
    URLSearchParams,
  });
  const { 'data-scripted': scripted, ...marks } = attributes;
  expect(scripted).toBe('');
  return marks;
}

const stored =
  (values: Stored) =>
  (key: string): string | null =>
    values[key] ?? null;

describe('the script that applies the reader’s choices before the first paint', () => {
  it('applies what is stored', () => {
    const choices = stored({
      'sample-language': 'go',
      'sample-language-web': 'react',
      'payment-processor': 'adyen',
      'sample-environment': 'production',
    });
    expect(attributesSet('', choices)).toEqual({
      'data-sample-language': 'go',
      'data-sample-language-web': 'react',
      'data-payment-processor': 'adyen',
      'data-environment': 'production',
    });
  });

  it('prefers the address, for the family of its language only', () => {
    const choices = stored({ 'sample-language': 'go', 'sample-language-web': 'react' });
    expect(attributesSet('?lang=python', choices)).toEqual({
      'data-sample-language': 'python',
      'data-sample-language-web': 'react',
    });
  });

  it.each([
    ['?implementation=react', 'react'],
    ['?implementation=javascript', 'typescript'],
    ['?implementation=web', 'typescript'],
    ['?implementation=react&lang=kotlin', 'kotlin'],
    ['?implementation=react&lang=cobol', 'react'],
    ['?implementation=react&lang=python', 'swift'],
    ['?implementation=toString', 'swift'],
    ['?implementation=python', 'swift'],
  ])('shows for %s the same language of pages as after hydration', (search, language) => {
    expect(attributesSet(search, stored({ 'sample-language-web': 'swift' }))).toHaveProperty(
      'data-sample-language-web',
      language,
    );
    const asked = languageInAddress(search);
    expect(asked?.family === 'web' ? asked.language : 'swift').toBe(language);
  });

  it('ignores values that it does not know', () => {
    expect(
      attributesSet('?lang=cobol', stored({ 'sample-language': '<img>', 'sample-environment': 'moon' })),
    ).toEqual({});
  });

  it('lets the address ask for languages only', () => {
    expect(attributesSet('?lang=stripe', stored({}))).toEqual({});
  });

  it('ignores errors of the storage', () => {
    const throws = (): never => {
      throw new Error('denied');
    };
    expect(attributesSet('?lang=java', throws)).toEqual({ 'data-sample-language': 'java' });
  });
});

describe('src/css/samples.css', () => {
  const styles = readFileSync('src/css/samples.css', 'utf8');
  it.each(Object.entries(TAB_FAMILIES))('shows every language of the family %s', (family, languages) => {
    const attribute = TAB_ATTRIBUTES[family as TabFamily];
    for (const language of languages) {
      expect(styles).toContain(
        `[${attribute}='${language}'] [data-languages~='${language}'] > [data-panel] {`,
      );
      expect(styles).toContain(
        `[${attribute}='${language}'] [data-languages~='${language}'] > [data-panel='${language}'] {`,
      );
    }
  });
});
