/** What guides say about calls. */
import type { Paragraph, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { textAttribute } from '../../../../pipeline/pages/tree/attributes.ts';
import { guideAt, markdownOf, type GuideSection } from './guides.ts';
import { anchorOf, isElement, nodesBelow, titleOf } from './nodes.ts';

/** A response of more lines is in the guide. */
const LINES_OF_CODE = 10;

/** The reader of a skill has the calls already, and tables take more room than a step has. */
function isProse(node: RootContent | undefined): node is RootContent {
  if (node === undefined) return false;
  if (isElement(node)) return node.name === 'Admonition';
  if (node.type === 'code') return node.value.split('\n').length <= LINES_OF_CODE;
  return node.type === 'paragraph' || node.type === 'list';
}

/** A paragraph without the sentence that announces what isn't there, such as "This table shows:". */
function withoutAnnouncement(paragraph: Paragraph): readonly Paragraph[] {
  const children = [...paragraph.children];
  for (let last = children.at(-1); last !== undefined; last = children.at(-1)) {
    const end = last.type === 'text' ? last.value.replace(/:$/, '').lastIndexOf('. ') : -1;
    children.pop();
    if (last.type !== 'text' || end < 0) continue;
    return [{ ...paragraph, children: [...children, { ...last, value: last.value.slice(0, end + 1) }] }];
  }
  return [];
}

/** The prose of a section. What announces its tables and samples goes with them. */
function proseOf(nodes: readonly RootContent[]): readonly RootContent[] {
  return nodes.flatMap((node, index): readonly RootContent[] => {
    if (!isProse(node)) return [];
    const next = nodes[index + 1];
    const announces = node.type === 'paragraph' && next !== undefined && toString(node).endsWith(':');
    return announces && !isProse(next) ? withoutAnnouncement(node) : [node];
  });
}

/**
 * What a guide says about a call, in the section that shows it.
 *
 * @param title of the call
 * @returns undefined where the guide doesn't show it
 */
export async function proseAbout(route: string, title: string): Promise<GuideSection | undefined> {
  const page = await guideAt(route);
  const { children } = page.tree;
  const shown = children.findIndex(
    (node) => isElement(node) && node.name === 'CodeTabs' && textAttribute(node, 'title') === title,
  );
  const at = children.findLastIndex((node, index) => index < shown && node.type === 'heading');
  const heading = children[at];
  if (shown < 0 || heading === undefined) return undefined;
  return {
    title: titleOf(heading),
    text: markdownOf(page, route, proseOf(nodesBelow(children, at, false))),
    address: `${route}#${anchorOf(heading) ?? ''}`,
  };
}
