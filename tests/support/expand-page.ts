import type { Root } from 'mdast';
import path from 'node:path';
import { VFile } from 'vfile';
import { loadPageContent, makeTree } from '../../pipeline/pages/index.ts';
import { pageMarkdown, registry } from '../../components/pages.ts';

/**
 * Makes the tree of a page from its text, without keeping it.
 *
 * @param body MDX
 * @param page path that the page pretends to have, from the project's root
 */
export async function expandPage(body: string, page = 'content/docs/example.mdx'): Promise<Root> {
  return makeTree(new VFile({ path: path.resolve(page), value: body }), await loadPageContent(), registry);
}

/** The tree of a page from its text, as Markdown. */
export async function expandedMarkdown(body: string): Promise<string> {
  const frontMatter = { title: 'Example', description: 'An example', page_type: 'guide' } as const;
  return pageMarkdown({ file: 'content/docs/example.mdx', frontMatter, tree: await expandPage(body) });
}
