import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Code, Node, Parent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { describe, expect, it } from 'vitest';
import { readPage } from '../../components/pages.ts';
import { textAttribute } from '../../pipeline/pages/tree/attributes.ts';
import { codeBlocks } from '../support/page-tree.ts';
import { compileInEmptyProjects, type PastedFile, type ProjectKind } from './support/empty-project.ts';

/** Pages whose first sample a reader pastes into an empty project. */
const PAGES = [
  ...readdirSync('content/docs/sdks/web', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => path.join('content/docs/sdks/web', file)),
  'content/docs/sdks/server-side/node.mdx',
];

/** The project that code of a tab or of a block belongs to; code in other languages has no types. */
const PROJECTS: Readonly<Partial<Record<string, ProjectKind>>> = {
  typescript: 'web',
  ts: 'web',
  react: 'react',
  tsx: 'react',
  node: 'node',
};

const isSample = (node: Node): node is MdxJsxFlowElement =>
  node.type === 'mdxJsxFlowElement' && 'name' in node && node.name === 'CodeTabs';

interface Piece {
  readonly language: string;
  readonly code: string;
}

function piecesOf(node: Node): readonly Piece[] {
  if (node.type === 'code') {
    const { lang, value } = node as Code;
    return [{ language: lang ?? '', code: value }];
  }
  if (!isSample(node)) return [];
  return node.children
    .filter((panel): panel is MdxJsxFlowElement => panel.type === 'mdxJsxFlowElement')
    .map((panel) => ({
      language: textAttribute(panel, 'language') ?? '',
      code: codeBlocks(panel)[0]?.value ?? '',
    }));
}

/** The first sample of a page that has types: all its tabs. */
function firstSample(node: Node): readonly Piece[] {
  const typed = piecesOf(node).filter(({ language }) => PROJECTS[language] !== undefined);
  if (typed.length > 0 || isSample(node) || !('children' in node)) return typed;
  for (const child of (node as Parent).children) {
    const found = firstSample(child);
    if (found.length > 0) return found;
  }
  return [];
}

const files: PastedFile[] = [];
for (const page of PAGES.toSorted()) {
  const { tree } = await readPage(page);
  const name = path
    .relative('content/docs/sdks', page)
    .replace(/\.mdx$/, '')
    .replaceAll(path.sep, '-');
  for (const { language, code } of firstSample(tree)) {
    const project = PROJECTS[language];
    if (project !== undefined) files.push({ name: `${name}-${language}`, project, code });
  }
}

describe('the first sample of a page', () => {
  const problems = compileInEmptyProjects(files);

  it.each(files)('$name compiles in an empty project', ({ name }) => {
    expect(problems.filter((problem) => problem.startsWith(`${name}.`))).toEqual([]);
  });

  it('brings no error elsewhere', () => {
    const names = files.map(({ name }) => `${name}.`);
    expect(problems.filter((problem) => !names.some((name) => problem.startsWith(name)))).toEqual([]);
  });
});

describe('an empty project', () => {
  const style = `import type { ElementStyle } from '@basis-theory/web-elements';\nexport const style: ElementStyle = { base: { color: 'red' } };\n`;
  const problems = compileInEmptyProjects([
    { name: 'without-csstype', project: 'web', code: style },
    { name: 'with-react', project: 'react', code: style },
    { name: 'own-package', project: 'web', code: "import * as z from 'no-such-package';\nexport { z };\n" },
    { name: 'unused', project: 'web', code: 'const unused = 1;\nexport {};\n' },
  ]);

  it('refuses a package that is not there, and code that the templates refuse', () => {
    expect(problems.map((problem) => problem.split(',')[0])).toEqual(
      expect.arrayContaining(['own-package.ts', 'unused.ts']),
    );
  });

  it('has what packages declare, and nothing that this repository happens to have', () => {
    expect(problems.join('\n')).not.toContain('with-react');
  });

  it('refuses a style without csstype, as Initialization says', () => {
    expect(problems.join('\n')).toMatch(/without-csstype\.ts, line 2: .*missing the following properties/);
  });
});
