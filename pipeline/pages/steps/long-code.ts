import type { Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { flowElement } from '../tree/build.ts';

/** Code of fewer lines shows in full on a phone. */
const LONG_ON_A_PHONE = 14;

const TITLE = /\btitle="([^"]*)"/;

/** Puts long code that isn't in a fold into one that only phones have. Changes the tree. */
export function foldCodeOnPhones(tree: Root): void {
  visit(tree, (node, index, parent) => {
    if (node.type === 'mdxJsxFlowElement' && node.name === 'CollapsibleCode') return SKIP;
    if (node.type !== 'code' || index === undefined || parent === undefined) return undefined;
    const lines = node.value.split('\n').length;
    if (lines < LONG_ON_A_PHONE) return undefined;
    const subject = TITLE.exec(node.meta ?? '')?.[1] ?? `the ${node.lang ?? 'code'}`;
    parent.children[index] = flowElement('CollapsibleCode', { lines: String(lines), subject, phone: true }, [
      node,
    ]);
    return SKIP;
  });
}
