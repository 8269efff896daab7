import { readFileSync } from 'node:fs';
import { compile } from '@mdx-js/mdx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { VFile } from 'vfile';
import { pageSteps } from '../pipeline/framework/page-steps.ts';

const RUNS = 3;

async function compileOnce(file: string): Promise<number> {
  const page = new VFile({ path: file, value: readFileSync(file, 'utf8') });
  const started = performance.now();
  await compile(page, {
    remarkPlugins: [remarkFrontmatter, remarkGfm, ...pageSteps.beforeDefaultRemarkPlugins],
    rehypePlugins: pageSteps.rehypePlugins,
  });
  return performance.now() - started;
}

/**
 * How long one page takes in the page pipeline: components written out, diagrams drawn, code highlighted, MDX compiled.
 *
 * @param file path of the page from the root of the project
 * @returns milliseconds, the median of three runs after one that warms up
 */
export async function compileTime(file: string): Promise<number> {
  await compileOnce(file);
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) times.push(await compileOnce(file));
  return times.sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0;
}
