import type { Root } from 'mdast';
import path from 'node:path';
import { VFile } from 'vfile';
import { makeTree } from '../../pipeline/pages/make-tree.ts';
import { loadMaterial } from '../../pipeline/pages/material.ts';
import { pageMarkdown } from '../../pipeline/pages/index.ts';

/**
 * Makes the tree of a page from its text, without keeping it.
 *
 * @param body MDX
 * @param page path that the page pretends to have, from the project's root
 */
export async function expandPage(body: string, page = 'docs/example.mdx'): Promise<Root> {
  return makeTree(new VFile({ path: path.resolve(page), value: body }), await loadMaterial());
}

/** The tree of a page from its text, as Markdown. */
export async function expandedMarkdown(body: string): Promise<string> {
  const frontMatter = { title: 'Example', description: 'An example', page_type: 'guide' } as const;
  return pageMarkdown({ file: 'docs/example.mdx', frontMatter, tree: await expandPage(body) });
}
