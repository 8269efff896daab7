import { describe, expect, it } from 'vitest';
import type { Root, RootContent } from 'mdast';
import { inLanguage, languagesToChoose } from './choose-language.ts';

const element = (name: string, language: string, children: readonly unknown[]): RootContent =>
  ({
    type: 'mdxJsxFlowElement',
    name,
    attributes: [{ type: 'mdxJsxAttribute', name: 'language', value: language }],
    children,
  }) as unknown as RootContent;

const tabs = (...languages: readonly string[]): RootContent =>
  element(
    'CodeTabs',
    '',
    languages.map((language) => element('CodePanel', language, [])),
  );

const page = (...children: readonly RootContent[]): Root => ({ type: 'root', children: [...children] });

/** The languages of each sample. */
const shown = ({ children }: Root): readonly (readonly string[])[] =>
  children.map((sample) =>
    (sample as unknown as { children: { attributes: { value: string }[] }[] }).children.map(
      ({ attributes }) => attributes[0]?.value ?? '',
    ),
  );

describe('the languages to choose', () => {
  it('are those of samples in more than one', () => {
    expect(languagesToChoose(page(tabs('curl', 'go'), tabs('python'), tabs('go', 'java')))).toEqual([
      'curl',
      'go',
      'java',
    ]);
  });

  it("aren't processors", () => {
    expect(languagesToChoose(page(tabs('stripe', 'adyen')))).toEqual([]);
  });
});

describe('a page in one language', () => {
  it('has the samples of that language', () => {
    expect(shown(inLanguage(page(tabs('curl', 'go', 'java')), 'go'))).toEqual([['go']]);
  });

  it("has the first of a sample that's only in others", () => {
    expect(shown(inLanguage(page(tabs('react', 'swift')), 'go'))).toEqual([['react']]);
  });

  it('has all of what no one chooses by language', () => {
    expect(shown(inLanguage(page(tabs('stripe', 'adyen')), 'go'))).toEqual([['stripe', 'adyen']]);
  });

  it('leaves the page itself unchanged', () => {
    const all = page(tabs('curl', 'go'));
    inLanguage(all, 'go');
    expect(shown(all)).toEqual([['curl', 'go']]);
  });
});
