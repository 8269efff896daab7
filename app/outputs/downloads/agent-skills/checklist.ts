/** The checklist of a page, as an assistant goes through it. */
import type { RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { textAttribute } from '../../../../pipeline/pages/tree/attributes.ts';
import { guideAt, markdownOf } from './guides.ts';
import { isElement, nodesBelow, titleOf } from './nodes.ts';

/** The items of a checklist below one heading. */
export interface ChecklistPart {
  readonly title: string;
  readonly text: string;
  /** Titles by ID. */
  readonly items: ReadonlyMap<string, string>;
}

/**
 * Reads the checklist of a page, heading by heading.
 *
 * @throws Error, a sentence, when the page has none
 */
export async function checklistParts(route: string): Promise<readonly ChecklistPart[]> {
  const page = await guideAt(route);
  const list = page.tree.children.find(
    (node): node is MdxJsxFlowElement => isElement(node) && node.name === 'Checklist',
  );
  if (list === undefined) throw new Error(`${route} has no <Checklist>. Name a page that has one.`);
  const children = list.children as readonly RootContent[];
  return children.flatMap((heading, at) => {
    if (heading.type !== 'heading') return [];
    const nodes = nodesBelow(children, at, true);
    const items = nodes
      .filter(isElement)
      .map((item) => [textAttribute(item, 'id') ?? '', textAttribute(item, 'title') ?? ''] as const);
    return [{ title: titleOf(heading), text: markdownOf(page, route, nodes), items: new Map(items) }];
  });
}
