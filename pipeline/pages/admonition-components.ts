import type { BlockContent, Root } from 'mdast';
import type {} from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { failPage } from './tree/author-error.ts';
import { flowElement } from './tree/build.ts';
import { admonition } from '../../src/components/Admonition/definition.ts';

/**
 * Turns what the framework's step made of `:::note` into the component `<Admonition>`, so that it is an element of the
 * page like any other. Changes the tree.
 *
 * @throws a sentence that names the page and the line, for a kind of admonition that this site does not draw, or a line that means to be one
 */
export function admonitionComponents(tree: Root, file: VFile): void {
  const kinds = admonition.attributes.shape.type.options;
  visit(tree, 'paragraph', (node) => {
    if (!toString(node).startsWith(':::')) return;
    failPage(
      file,
      node,
      'This admonition is not read as one. Write :::note or :::note[Title], and ::: to end it.',
    );
  });
  visit(tree, 'containerDirective', (node, index, parent) => {
    const kind = kinds.find((name) => name === node.name);
    if (kind === undefined) {
      failPage(file, node, `There is no admonition ":::${node.name}". Write one of: ${kinds.join(', ')}.`);
    }
    const { title } = node.data?.hProperties ?? {};
    if (parent === undefined || index === undefined) return;
    if (node.children.some((child) => (child.type as string) === 'mdxAdmonitionTitle')) {
      failPage(file, node, 'The title of an admonition is plain text. Leave out its markup.');
    }
    const block = flowElement(
      'Admonition',
      { type: kind, title: typeof title === 'string' ? title : undefined },
      node.children as BlockContent[],
    );
    parent.children[index] = { ...block, position: node.position };
  });
}
