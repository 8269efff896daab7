/** What tests look at in the tree of a page, as `readPage` makes it. */
import type { Code, Heading, Node, Parent, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { readPage, type Page } from '../../components/pages.ts';
import { textAttribute } from '../../pipeline/pages/tree/attributes.ts';

/** Texts in code font below a node, apart from blocks of code. */
export function inlineCodes(node: Node): string[] {
  const codes: string[] = [];
  visit(node as Parent, 'inlineCode', ({ value }: { value: string }) => {
    codes.push(value);
  });
  return codes;
}

/** Blocks of code below a node. */
export function codeBlocks(node: Node): Code[] {
  const blocks: Code[] = [];
  visit(node as Parent, 'code', (code: Code) => {
    blocks.push(code);
  });
  return blocks;
}

/** Components of a name below a node, as blocks. */
export function elements(node: Node, name: string): MdxJsxFlowElement[] {
  const found: MdxJsxFlowElement[] = [];
  visit(node as Parent, 'mdxJsxFlowElement', (element: MdxJsxFlowElement) => {
    if (element.name === name) found.push(element);
  });
  return found;
}

/** Headings of a page, without those inside operations. */
export function headings(node: Node): Heading[] {
  const found: Heading[] = [];
  visit(node as Parent, 'heading', (heading: Heading) => {
    if (heading.data?.inContents !== false) found.push(heading);
  });
  return found;
}

/** Id of a heading. */
export function idOf(heading: Heading): string {
  return String(heading.data?.hProperties?.id);
}

/** What a page shows below a heading of level 2 that is not inside a component, up to the next one. */
export function section({ tree }: Page, id: string): RootContent[] {
  const start = tree.children.findIndex(
    (node) => node.type === 'heading' && node.depth === 2 && idOf(node) === id,
  );
  if (start === -1) throw new Error(`The page has no section #${id}.`);
  const rest = tree.children.slice(start + 1);
  const end = rest.findIndex((node) => node.type === 'heading' && node.depth === 2);
  return end === -1 ? rest : rest.slice(0, end);
}

/** The prose of a page: its text without code. */
export function prose(node: Node): string {
  const texts: string[] = [];
  visit(node as Parent, (child: Node) => {
    if (child.type === 'code' || child.type === 'inlineCode') return SKIP;
    if (child.type === 'text') texts.push(toString(child));
    return undefined;
  });
  return texts.join(' ');
}

/** Ids of the table rows that a page shows. */
export async function shownRows(file: string): Promise<Set<string>> {
  return rowIds((await readPage(file)).tree);
}

/** Ids of the table rows below a node. */
export function rowIds(node: Node): Set<string> {
  const ids = new Set<string>();
  visit(node as Parent, 'mdxJsxTextElement', (element: MdxJsxTextElement) => {
    if (element.name === 'RowAnchor') ids.add(textAttribute(element, 'id') ?? '');
  });
  return ids;
}
