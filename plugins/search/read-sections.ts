import { readFile } from 'node:fs/promises';
import headings from '@docusaurus/mdx-loader/lib/remark/headings/index.js';
import type { Heading, Node, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { parse } from 'yaml';
import { expandComponents } from '../page-pipeline/expand-components.ts';
import type { SearchDoc } from '../../src/lib/search/documents.ts';

/** The same tree that the page is made from: headings carry the ids that the page will have. */
const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(expandComponents)
  .use(headings, { anchorsMaintainCase: false })
  .freeze();

interface Section {
  readonly heading: string;
  readonly anchor: string;
  readonly words: string[];
}

function headingId(node: Heading): string {
  const id = node.data?.hProperties?.id;
  return typeof id === 'string' ? id : '';
}

/** Text that a section is found by. Code is left out: six languages would say the same six times. */
function ownText(node: Node): string | undefined {
  if (node.type === 'text' || node.type === 'inlineCode') return (node as { value?: string }).value;
  if (node.type !== 'mdxJsxFlowElement') return undefined;
  const { name, attributes } = node as {
    name?: string;
    attributes?: readonly { name?: string; value?: unknown }[];
  };
  const named = name === 'Field' ? ['name'] : name === 'Endpoint' ? ['method', 'path'] : [];
  return attributes
    ?.filter((attribute) => named.includes(attribute.name ?? ''))
    .map((attribute) => String(attribute.value))
    .join(' ');
}

function sectionsOf(tree: Root): Section[] {
  const sections: Section[] = [{ heading: '', anchor: '', words: [] }];
  visit(tree, (node) => {
    if (node.type === 'yaml' || node.type === 'code') return SKIP;
    if (node.type === 'heading') {
      sections.push({ heading: toString(node), anchor: headingId(node), words: [] });
      return SKIP;
    }
    const words = ownText(node);
    if (words !== undefined && words !== '') sections.at(-1)?.words.push(words);
    return undefined;
  });
  return sections;
}

function pageTitle(tree: Root): string {
  const [first] = tree.children;
  const frontMatter: unknown = first?.type === 'yaml' ? parse(first.value) : undefined;
  return (frontMatter as { title?: string } | undefined)?.title ?? '';
}

/**
 * Reads a page into what search finds: one entry for its introduction and one for each heading.
 *
 * @param file path of the page from the root of the project
 * @param route where the page stands
 * @throws the sentence of the page pipeline when a component of the page is wrong
 */
export async function readSections(file: string, route: string): Promise<Omit<SearchDoc, 'id'>[]> {
  const page = new VFile({ path: file, value: await readFile(file, 'utf8') });
  const tree = await processor.run(processor.parse(page), page);
  const title = pageTitle(tree);
  return sectionsOf(tree).map(({ heading, anchor, words }) => ({
    title,
    heading,
    url: anchor === '' ? route : `${route}#${anchor}`,
    text: words.join(' ').replace(/\s+/g, ' ').trim(),
  }));
}
