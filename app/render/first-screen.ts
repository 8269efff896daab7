/**
 * Where a page's first frame ends. All HTML often arrives before the style sheet. Then one frame would parse, style, and
 * lay out the whole page before anything shows. A parser waits at a script in the text until the style sheet is there, so
 * the first frame has what's before it.
 */
import type { Element, Root, RootContent } from 'hast';
import { toString } from 'mdast-util-to-string';

/** Does nothing. The Content-Security-Policy allows its hash. */
export const FIRST_SCREEN_SCRIPT = ';';

/** Pixels of text that fill a window of 1440 × 900, below the bar. */
const FILLED = 900;

/** A block that is taller, such as an operation, comes after the first screen even where it begins on it. */
const TALL = 2 * FILLED;

/** So many blocks always come before it. */
const FEWEST_BLOCKS = 3;

const LINE = 26;
const CODE_LINE = 22;
const CHARACTERS_OF_A_LINE = 80;
const GAP = 18;

/** About how tall a block is at 1440 pixels, in pixels. */
function heightOf(node: RootContent): number {
  if (node.type === 'text') return 0;
  const text = toString(node);
  const isCode = node.type === 'element' && node.tagName === 'pre';
  const lines = isCode ? text.split('\n').length : Math.ceil(text.length / CHARACTERS_OF_A_LINE);
  return lines * (isCode ? CODE_LINE : LINE) + GAP;
}

/**
 * Adds the script after the block that fills the first screen. A page that ends before has none. Changes the tree.
 *
 * @param html the text of a page, its blocks as children
 */
export function endFirstScreen(html: Root): void {
  let [height, blocks] = [0, 0];
  for (const [index, node] of html.children.entries()) {
    height += heightOf(node);
    if (node.type !== 'text') blocks += 1;
    const next = html.children.slice(index + 1).find(({ type }) => type !== 'text');
    if (next === undefined) return;
    if (blocks < FEWEST_BLOCKS || (height < FILLED && heightOf(next) < TALL)) continue;
    const script: Element = {
      type: 'element',
      tagName: 'script',
      properties: { dataFirstScreen: '' },
      children: [{ type: 'text', value: FIRST_SCREEN_SCRIPT }],
    };
    html.children.splice(index + 1, 0, script);
    return;
  }
}
