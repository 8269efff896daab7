import type { Node, Parent, Root, RootContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { phrasing } from 'mdast-util-phrasing';
import { toMarkdown } from 'mdast-util-to-markdown';
import { VFile } from 'vfile';
import type { MarkdownNode } from '../../src/components/page-component.ts';
import { readAttributes, type PageElement } from './tree/attributes.ts';
import { componentDefinition } from './check-components.ts';
import type { Page } from './read-page.ts';

/** Front matter, imports of components and comments say nothing to a reader of Markdown. */
const LEFT_OUT: ReadonlySet<string> = new Set(['yaml', 'mdxjsEsm', 'mdxFlowExpression', 'mdxTextExpression']);

function isElement(node: Node): node is PageElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** Text that a component of one line holds without a paragraph around it gets one, as it is among blocks now. */
function blocksOf(nodes: readonly MarkdownNode[]): MarkdownNode[] {
  const blocks: MarkdownNode[] = [];
  let line: MarkdownNode[] = [];
  for (const node of [...nodes, undefined]) {
    if (node !== undefined && phrasing(node)) {
      line.push(node);
      continue;
    }
    if (line.length > 0) blocks.push({ type: 'paragraph', children: line });
    line = [];
    if (node !== undefined) blocks.push(node);
  }
  return blocks;
}

function plainNodes(node: Node, file: VFile): MarkdownNode[] {
  if (LEFT_OUT.has(node.type)) return [];
  const children = (node as Partial<Parent>).children?.flatMap((child) => plainNodes(child, file));
  if (isElement(node)) {
    const definition = componentDefinition(file, node);
    const inside = node.type === 'mdxJsxFlowElement' ? blocksOf(children ?? []) : (children ?? []);
    if (definition === undefined) return inside;
    return [...definition.toMarkdown(readAttributes(file, node, definition.attributes), inside)];
  }
  return [{ ...node, ...(children === undefined ? {} : { children }) }];
}

/**
 * Writes a page as plain Markdown: each component in the form that its definition gives, code as fences, tables as
 * tables.
 *
 * @returns the page with its title as the first heading, ending in a line break
 */
export function pageMarkdown({ file, frontMatter, tree }: Page): string {
  const body = tree.children.flatMap((node) => plainNodes(node, new VFile({ path: file })));
  const title: RootContent = {
    type: 'heading',
    depth: 1,
    children: [{ type: 'text', value: frontMatter.title }],
  };
  const root: Root = { type: 'root', children: [title, ...(body as unknown as RootContent[])] };
  return toMarkdown(root, { extensions: [gfmToMarkdown()], bullet: '-', rule: '-' });
}
