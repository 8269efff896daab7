import type { Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { parse } from 'yaml';
import { textAttribute } from '../tree/attributes.ts';

/**
 * Leaves only the page's own language in its samples, where the front matter has one (`sample_language`). Anyone who
 * reads about an SDK sees its language, whatever they chose before. Changes the tree. Samples without that language
 * stay.
 */
export function pinLanguage(tree: Root): void {
  const [first] = tree.children;
  const frontMatter = first?.type === 'yaml' ? (parse(first.value) as { sample_language?: unknown }) : {};
  const language = frontMatter.sample_language;
  if (language === undefined) return;
  visit(tree, 'mdxJsxFlowElement', (tabs) => {
    if (tabs.name !== 'CodeTabs') return undefined;
    const pinned = tabs.children.find(
      (panel) => panel.type === 'mdxJsxFlowElement' && textAttribute(panel, 'language') === language,
    );
    if (pinned !== undefined) tabs.children = [pinned];
    return SKIP;
  });
}
