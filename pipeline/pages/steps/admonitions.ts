import type { BlockContent, Paragraph, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { failPage } from '../tree/author-error.ts';
import { flowElement } from '../tree/build.ts';

/** The kinds of admonitions. */
export const ADMONITION_KINDS = ['note', 'tip', 'warning', 'danger'] as const;

/** The label of a directive, which its parser leaves in its first paragraph: `Title` in `:::note[Title]`. */
function labelOf({ children: [first] }: ContainerDirective): Paragraph | undefined {
  const isLabel = first?.type === 'paragraph' && first.data?.directiveLabel === true;
  return isLabel ? first : undefined;
}

function titleOf(label: Paragraph | undefined, file: VFile): string | undefined {
  const [title, ...others] = label?.children ?? [];
  if (label === undefined || (title?.type === 'text' && others.length === 0)) return title && toString(title);
  return failPage(file, label, 'The title of an admonition is plain text. Leave out its markup.');
}

/**
 * Turns `:::note[Title]` into the component `<Admonition>`, so that it is an element of the page like any other.
 * Changes the tree.
 *
 * @throws a sentence that gives the page and the line, for a kind of admonition that this site does not render,
 *   attributes, a title with markup, or a line that means to be an admonition
 */
export function admonitions(tree: Root, file: VFile): void {
  visit(tree, 'paragraph', (node) => {
    if (!toString(node).startsWith(':::')) return;
    failPage(
      file,
      node,
      'This admonition is not read as one. Write :::note or :::note[Title], and ::: to end it.',
    );
  });
  visit(tree, 'containerDirective', (node, index, parent) => {
    if (parent === undefined || index === undefined) return;
    const type = ADMONITION_KINDS.find((name) => name === node.name);
    if (type === undefined)
      failPage(
        file,
        node,
        `There is no admonition ":::${node.name}". Write one of: ${ADMONITION_KINDS.join(', ')}.`,
      );
    if (Object.keys(node.attributes ?? {}).length > 0)
      failPage(file, node, `An admonition takes a title only. Write :::${type}[Title].`);
    const label = labelOf(node);
    const children = node.children.filter((child) => child !== label) as BlockContent[];
    const block = flowElement('Admonition', { type, title: titleOf(label, file) }, children);
    parent.children[index] = { ...block, position: node.position };
    // The new node is visited next: an admonition can be in another one.
    return [SKIP, index];
  });
}
