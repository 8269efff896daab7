/** Which section of a page shows which worked examples. */
import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

const EXAMPLE_ID = /#expressions\?example=(.+)$/;

/** The headings above an example. Each is empty if there's none of that level. */
export interface SectionTitles {
  /** Level 2. */
  readonly section: string;
  /** The nearest of a lower level. */
  readonly subsection: string;
}

/**
 * The titles above each worked example of a page, by the example's ID, in page order.
 *
 * @param tree of the page, whose examples lead to the playground
 */
export function exampleSections(tree: Root): ReadonlyMap<string, SectionTitles> {
  const sections = new Map<string, SectionTitles>();
  let current: SectionTitles = { section: '', subsection: '' };
  visit(tree, (node) => {
    if (node.type === 'heading') {
      const [{ depth }, title] = [node, toString(node)];
      if (depth === 2) current = { section: title, subsection: '' };
      if (depth > 2) current = { ...current, subsection: title };
    }
    if (node.type !== 'link') return;
    const id = EXAMPLE_ID.exec(node.url)?.[1];
    if (id !== undefined) sections.set(id, current);
  });
  return sections;
}
