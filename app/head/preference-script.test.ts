import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { languageInAddress } from '../../components/browser/sample-preferences/address.ts';
import { sampleTabs } from '../outputs/browser-data/sample-tabs.ts';
import { TAB_RULE } from '../../engines/sample-preferences/index.ts';
import { preferenceScript } from './preference-script.ts';

type Stored = Readonly<Record<string, string>>;

interface Painted {
  readonly attributes: Record<string, string>;
  /** Rules of the style sheet that the script adopts. */
  readonly rules: string;
}

/** Runs the script as a browser would and returns what it has done before the page is painted. */
function painted(search: string, getItem: (key: string) => string | null): Painted {
  const attributes: Record<string, string> = {};
  class CSSStyleSheet {
    rules = '';
    replaceSync(rules: string): void {
      this.rules = rules;
    }
  }
  const document = { adoptedStyleSheets: [] as CSSStyleSheet[] };
  const documentElement = {
    setAttribute: (name: string, value: string) => {
      attributes[name] = value;
    },
  };
  runInNewContext(preferenceScript(sampleTabs()), {
    document: Object.assign(document, { documentElement }),
    CSSStyleSheet,
    location: { search },
    localStorage: { getItem },
    URLSearchParams,
  });
  expect(document.adoptedStyleSheets).toHaveLength(1);
  return { attributes, rules: document.adoptedStyleSheets[0]?.rules ?? '' };
}

/** The choices that the script marks the root element with. */
function attributesSet(search: string, getItem: (key: string) => string | null): Record<string, string> {
  const { 'data-scripted': scripted, ...marks } = painted(search, getItem).attributes;
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

  it('shows the tabs that were chosen, and no others', () => {
    const choices = stored({
      'sample-language': 'go',
      'payment-processor': 'adyen',
      'sample-environment': 'test',
    });
    const rules = ['go', 'adyen'].map((value) => TAB_RULE.replaceAll('*', value));
    expect(painted('', choices).rules).toBe(rules.join(''));
    expect(painted('', stored({})).rules).toBe('');
  });

  it('prefers the URL, for the family of its language only', () => {
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

  it('only lets the URL ask for languages', () => {
    expect(attributesSet('?lang=stripe', stored({}))).toEqual({});
  });

  it('ignores errors of the storage', () => {
    const throws = (): never => {
      throw new Error('denied');
    };
    expect(attributesSet('?lang=java', throws)).toEqual({ 'data-sample-language': 'java' });
  });
});

it('a value in the lists cannot end the script', () => {
  const families = { server: ['</script>'], web: [], processor: [] };
  expect(preferenceScript({ families, implementations: {} })).not.toContain('</');
});
