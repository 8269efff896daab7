import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** A link of a page. */
export interface PageLink {
  /** As the page has it, e.g. `../tokens/index.mdx#create`, `/docs/api` or `#test`. */
  readonly to: string;
  /** Line of the page; 0 where the link is written out from content. */
  readonly line: number;
}

/** What a page links to, and what can be linked to on it. */
export interface LinksOfPage {
  readonly links: readonly PageLink[];
  /** IDs of headings and of the components that have one. */
  readonly anchors: readonly string[];
}

/** The attributes of components that hold an address, and the one that holds an ID. */
const ADDRESSES = ['to', 'href'];
const ID = 'id';

/** Reads the links and anchors off the tree of a page. */
export function linksOf(tree: Root): LinksOfPage {
  const links: PageLink[] = [];
  const anchors: string[] = [];
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 0;
    if (node.type === 'link' || node.type === 'definition') links.push({ to: node.url, line });
    const id = node.type === 'heading' ? node.data?.hProperties?.id : undefined;
    if (typeof id === 'string') anchors.push(id);
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
      if (ADDRESSES.includes(attribute.name)) links.push({ to: attribute.value, line });
      if (attribute.name === ID) anchors.push(attribute.value);
    }
  });
  return { links, anchors };
}
