import { toHtml } from 'hast-util-to-html';
import type { Heading, Root } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import { SKIP, visit } from 'unist-util-visit';
import type { SectionOfPage } from '@site/app/shell/contents';

/** Levels of the headings that the list shows. */
const LEVELS = [2, 3];

/** The text of a heading as HTML, without the links in it: the entry of the list is one itself. */
function entryHtml(heading: Heading): string {
  const html = toHast({ type: 'paragraph', children: heading.children });
  visit(html, 'element', ({ tagName, children }, index, parent) => {
    if (tagName !== 'a' || parent === undefined || index === undefined) return undefined;
    parent.children.splice(index, 1, ...children);
    return [SKIP, index];
  });
  return 'children' in html ? toHtml({ type: 'root', children: html.children }) : '';
}

/** The sections in the contents list of a page: its headings that aren't inside an operation. */
export function sectionsOf(tree: Root): readonly SectionOfPage[] {
  const sections: SectionOfPage[] = [];
  visit(tree, 'heading', (heading) => {
    const { inContents, hProperties } = heading.data ?? {};
    if (inContents === false || !LEVELS.includes(heading.depth)) return;
    sections.push({ id: hProperties?.id ?? '', level: heading.depth, html: entryHtml(heading) });
  });
  return sections;
}
