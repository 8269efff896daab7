/**
 * Where the anchors of a page are in its Markdown. Comments mark them while the page is written, so that code that cuts
 * it into parts knows which part each is in. No reader sees them.
 */
import type { MarkdownNode } from '../tree/page-component.ts';

const MARK = /<!--anchor:([^>]*)-->(?:\n\n(?=#))?/g;

/** The mark of an anchor, as a node of its own. */
export const anchorMark = (id: string): MarkdownNode => ({ type: 'html', value: `<!--anchor:${id}-->` });

const childrenOf = (node: MarkdownNode): readonly MarkdownNode[] =>
  (node as { readonly children?: readonly MarkdownNode[] }).children ?? [];

/** Puts a mark at the beginning of the first line of text below some nodes, or before them, if they have none. */
export function withAnchor(nodes: readonly MarkdownNode[], id: string): readonly MarkdownNode[] {
  const [first, ...others] = nodes;
  if (first === undefined) return [];
  if (first.type === 'paragraph')
    return [{ ...first, children: [anchorMark(id), ...childrenOf(first)] }, ...others];
  const inside = childrenOf(first);
  if (inside.length > 0 && first.type.startsWith('list'))
    return [{ ...first, children: withAnchor(inside, id) }, ...others];
  return [anchorMark(id), ...nodes];
}

/** The marked anchors in a piece of Markdown, in its order. */
export function markedAnchors(markdown: string): readonly string[] {
  return [...markdown.matchAll(MARK)].map(([, id = '']) => id);
}

/** The Markdown without its marks. */
export function withoutMarks(markdown: string): string {
  return markdown.replaceAll(MARK, '');
}
