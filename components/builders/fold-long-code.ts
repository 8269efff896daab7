import type { Code } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { flowElement } from './elements.ts';
import type { FlowContent } from '../../pipeline/pages/tree/build.ts';

/** Code of fewer lines shows in full: a fold that hides two lines costs the reader more than it saves. */
const LONG = 18;

/**
 * Puts long code below a block into folds. Changes the block.
 *
 * @param subjectOf describes what a piece of code is, for the name of its button
 * @returns the block, or the fold around it
 */
export function foldLongCode(block: FlowContent, subjectOf: (code: Code) => string): FlowContent {
  const around: { children: FlowContent[] } & { type: 'root' } = { type: 'root', children: [block] };
  visit(around, 'code', (code, index, parent) => {
    const lines = code.value.split('\n').length;
    if (lines < LONG || index === undefined || parent === undefined) return undefined;
    parent.children[index] = flowElement(
      'CollapsibleCode',
      { lines: String(lines), subject: subjectOf(code) },
      [code],
    );
    return SKIP;
  });
  return around.children[0] ?? block;
}
