import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { pagePipeline } from '../index.ts';

/**
 * Runs the Markdown part of the page pipeline over the body of a page.
 *
 * @param body MDX without front matter
 * @param page path that the page pretends to have, from the root of the project
 */
export async function expandPage(body: string, page = 'docs/example.mdx'): Promise<Root> {
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkGfm)
    .use(pagePipeline.beforeDefaultRemarkPlugins);
  const file = new VFile({ path: page, value: body });
  return (await processor.run(processor.parse(file), file)) as Root;
}
