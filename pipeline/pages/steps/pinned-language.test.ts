import type { Root } from 'mdast';
import { expect, it } from 'vitest';
import { codeBlock, flowElement } from '../tree/build.ts';
import { textAttribute } from '../tree/attributes.ts';
import { elements } from '../../../tests/support/page-tree.ts';
import { pinLanguage } from './pinned-language.ts';

function treeWith(frontMatter: string, ...languages: readonly string[]): Root {
  const panels = languages.map((language) =>
    flowElement('CodePanel', { language, label: language }, [codeBlock('text', language)]),
  );
  return {
    type: 'root',
    children: [{ type: 'yaml', value: frontMatter }, flowElement('CodeTabs', {}, panels)],
  };
}

const languagesOf = (tree: Root): (string | undefined)[] =>
  elements(tree, 'CodePanel').map((panel) => textAttribute(panel, 'language'));

it('a page with a language shows its samples only in that language', () => {
  const tree = treeWith('sample_language: python', 'curl', 'node', 'python');
  pinLanguage(tree);
  expect(languagesOf(tree)).toEqual(['python']);
});

it('a sample without that language stays, and so does every sample of other pages', () => {
  const other = treeWith('sample_language: python', 'html', 'react');
  const free = treeWith('title: Free', 'curl', 'python');
  pinLanguage(other);
  pinLanguage(free);
  expect(languagesOf(other)).toEqual(['html', 'react']);
  expect(languagesOf(free)).toEqual(['curl', 'python']);
});
