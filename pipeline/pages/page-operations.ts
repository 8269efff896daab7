import type { Parent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { textAttribute } from './tree/attributes.ts';
import { flowElement, link, paragraph, text, type FlowContent } from './tree/build.ts';

/** An operation that a page documents. */
export interface PageOperation {
  readonly method: string;
  readonly path: string;
  readonly title: string;
  /** ID of its heading. */
  readonly anchor: string;
}

function readSection(section: MdxJsxFlowElement): PageOperation {
  const operation = { method: '', path: '', title: '', anchor: textAttribute(section, 'anchor') ?? '' };
  visit(section, (node) => {
    if (node.type === 'heading' && node.depth === 2) operation.title = toString(node);
    if (node.type === 'mdxJsxFlowElement' && node.name === 'Endpoint') {
      operation.method = textAttribute(node, 'method') ?? '';
      operation.path = textAttribute(node, 'path') ?? '';
    }
  });
  return operation;
}

/** The operations that a page documents, in its order, read off its expanded tree. */
export function pageOperations(tree: Parent): readonly PageOperation[] {
  const operations: PageOperation[] = [];
  visit(tree, 'mdxJsxFlowElement', (element: MdxJsxFlowElement) => {
    if (element.name !== 'OperationSection') return undefined;
    operations.push(readSection(element));
    return SKIP;
  });
  return operations;
}

function operationList(operations: readonly PageOperation[]): FlowContent {
  const links = operations.map(({ method, path, title, anchor }) =>
    flowElement('OperationLink', { method, path }, [paragraph([link(`#${anchor}`, [text(title)])])]),
  );
  return flowElement('OperationList', {}, links);
}

/** Puts the list of its operations after the first paragraph of a page. Changes the tree. */
export function listOperations(tree: Parent): void {
  const operations = pageOperations(tree);
  if (operations.length === 0) return;
  const opening = tree.children.findIndex(({ type }) => type === 'paragraph');
  tree.children.splice(opening + 1, 0, operationList(operations));
}
