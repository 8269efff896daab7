/** What a skill looks at in the tree of a page. */
import type { RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';

/** Whether a node is a component. */
export const isElement = (node: RootContent): node is MdxJsxFlowElement => node.type === 'mdxJsxFlowElement';

/** The ID of a heading. */
export function anchorOf(node: RootContent): string | undefined {
  const id = node.type === 'heading' ? node.data?.hProperties?.id : undefined;
  return typeof id === 'string' ? id : undefined;
}

/** The text of a heading without the number that its page gives it. */
export const titleOf = (heading: RootContent): string => toString(heading).replace(/^\d+\. /, '');

const DEEPEST = 6;

/**
 * The nodes below a heading.
 *
 * @param at place of the heading
 * @param isWhole whether the sections below it are part of it
 */
export function nodesBelow(
  children: readonly RootContent[],
  at: number,
  isWhole: boolean,
): readonly RootContent[] {
  const heading = children[at];
  const depth = heading?.type === 'heading' && isWhole ? heading.depth : DEEPEST;
  const rest = children.slice(at + 1);
  const end = rest.findIndex((node) => node.type === 'heading' && node.depth <= depth);
  return end < 0 ? rest : rest.slice(0, end);
}
