/** A page can be written as plain Markdown. All of its content is there, and nothing but Markdown. */
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Code, Heading, Node, Parent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { describe, expect, it } from 'vitest';
import { CONTINUE, visit } from 'unist-util-visit';
import { galleryFiles } from '../../app/astro/gallery.ts';
import { SAMPLE_LANGUAGES } from '../../pipeline/code-samples/lists.ts';
import { pageMarkdown, readPage, type Page } from '../../components/pages.ts';
import { textAttribute } from '../../pipeline/pages/tree/attributes.ts';
import { SAMPLE_LEVEL } from '../../engines/markdown/index.ts';
import { codeBlocks } from '../support/page-tree.ts';

/** The page with the most components that writers of guides and of the API description don't change. */
const MOST_COMPONENTS = 'content/gallery/controls.mdx';

/** The gallery shows every component in every form: `app/astro/gallery.test.ts` sees to it. */
const pages = await Promise.all(galleryFiles().map((file) => readPage(file)));

const parse = (markdown: string): Node =>
  fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });

function nodesOf<Type extends Node>(node: Node, type: Type['type']): Type[] {
  const found: Type[] = [];
  visit(node as Parent, type, (child) => {
    found.push(child as unknown as Type);
  });
  return found;
}

/** Blocks of code, and the source of each diagram. */
function codesOf(node: Node): string[] {
  const codes: string[] = [];
  visit(node as Parent, (child: Node) => {
    if (child.type === 'code') codes.push((child as Code).value);
    if (child.type === 'mdxJsxFlowElement' && (child as MdxJsxFlowElement).name === 'Diagram')
      codes.push(textAttribute(child as MdxJsxFlowElement, 'source') ?? '');
  });
  return codes;
}

describe.each(pages)('$file as Markdown', (page) => {
  const tree = parse(pageMarkdown(page));

  it('begins with its title', () => {
    expect(toString(nodesOf(tree, 'heading')[0])).toBe(page.frontMatter.title);
  });

  it('contains every heading, every block of code and every table of the page', () => {
    const headings = (node: Node): string[] =>
      nodesOf<Heading>(node, 'heading')
        .filter(({ depth }) => depth < SAMPLE_LEVEL)
        .map((heading) => toString(heading));
    expect(headings(tree).slice(1)).toEqual(headings(page.tree));
    expect(codeBlocks(tree).map(({ value }) => value)).toEqual(codesOf(page.tree));
    expect(nodesOf(tree, 'tableRow')).toHaveLength(nodesOf(page.tree, 'tableRow').length);
  });

  it('contains no component and no directive', () => {
    const text = nodesOf<Node & { value: string }>(tree, 'text').map(({ value }) => value);
    expect(nodesOf(tree, 'html')).toEqual([]);
    expect(text.filter((value) => /^:::/m.test(value))).toEqual([]);
  });
});

/** Code in two languages stands for all of them, so another language leaves the file unchanged. */
function inTwoLanguages(page: Page): Page {
  const tree = structuredClone(page.tree);
  const others: readonly unknown[] = SAMPLE_LANGUAGES.slice(2);
  visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
    if (node.name !== 'CodePanel' || !others.includes(textAttribute(node, 'language'))) return CONTINUE;
    parent?.children.splice(index ?? 0, 1);
    return index;
  });
  return { ...page, tree };
}

it('each component has the form that its definition gives', async () => {
  // To accept a change: npx vitest run --project content tests/pages/page-markdown.test.ts -u
  await expect(pageMarkdown(inTwoLanguages(await readPage(MOST_COMPONENTS)))).toMatchFileSnapshot(
    'page-markdown.txt',
  );
});
