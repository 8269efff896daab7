import type { Root, RootContent } from 'hast';
import { expect, it } from 'vitest';
import { flowElement } from '../tree/build.ts';
import { rehypeNameCode } from './rehype-name-code.ts';

const heading = (value: string): RootContent => ({
  type: 'element',
  tagName: 'h2',
  properties: {},
  children: [{ type: 'text', value }],
});
const block = (title?: string): RootContent =>
  flowElement('CodeBlock', { html: '', language: 'json', title }) as unknown as RootContent;
const tabs = (title: string | undefined, subject?: string): RootContent =>
  flowElement('CodeTabs', { title, subject }) as unknown as RootContent;

function subjects(children: RootContent[]): string[] {
  const tree: Root = { type: 'root', children };
  rehypeNameCode()(tree);
  const found = JSON.stringify(tree).matchAll(/"name":"subject","value":"([^"]*)"/g);
  return [...found].map(([, value = '']) => value);
}

it('a sample is named after its operation, and where that is taken, after its title too', () => {
  const children = [tabs('A card', 'Create a token'), tabs('A bank', 'Create a token')];
  expect(subjects(children)).toEqual(['Create a token', 'Create a token: A bank']);
});

it('other code is named after its title or language and what it follows', () => {
  const children = [block(), heading('Install'), block('Terminal'), tabs('A card', 'Create'), block('201')];
  expect(subjects(children)).toEqual(['json code', 'Terminal, Install', 'Create', '201, Create']);
});

it('what nothing distinguishes has a number', () => {
  const children = [heading('A'), block(), block(), tabs('T', 'O'), tabs('T', 'O'), tabs('T', 'O')];
  expect(subjects(children)).toEqual(['json code, A', 'json code, A (2)', 'O', 'O: T', 'O: T (2)']);
});
