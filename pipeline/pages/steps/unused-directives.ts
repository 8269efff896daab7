import type { Root } from 'mdast';
import type {} from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { failPage } from '../tree/author-error.ts';

/**
 * Turns what Markdown reads as a directive inside a line back into text, e.g. `:30` in `at 9:30`. Changes the tree.
 *
 * @throws a sentence that gives the page and the line, for `::name` and for `:name[label]`, which this site does not
 *   render
 */
export function unusedDirectives(tree: Root, file: VFile): void {
  visit(tree, ['leafDirective', 'textDirective'], (node, index, parent) => {
    if (node.type !== 'leafDirective' && node.type !== 'textDirective') return;
    const isText = node.type === 'textDirective';
    const isPlain = node.children.length === 0 && Object.keys(node.attributes ?? {}).length === 0;
    const written = `${isText ? ':' : '::'}${node.name}`;
    if (!isText || !isPlain)
      failPage(file, node, `There is no directive "${written}". Write \\${written} for text that begins so.`);
    if (parent !== undefined && index !== undefined)
      parent.children[index] = { type: 'text', value: written };
  });
}
