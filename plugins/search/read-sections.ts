import { readFile } from 'node:fs/promises';
import headingsModule from '@docusaurus/mdx-loader/lib/remark/headings/index.js';
import type { Heading, Node, Parent, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { parse } from 'yaml';
import { ROW_LEVEL } from '../../src/lib/search/documents.ts';
import { expandComponents } from '../page-pipeline/expand-components.ts';

// A CommonJS module: some loaders hand out its default export, Node hands out the module.
const headings = (headingsModule as unknown as { default?: typeof headingsModule }).default ?? headingsModule;

/** The same tree that the page is made from: headings carry the ids that the page will have. */
const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(expandComponents)
  .use(headings, { anchorsMaintainCase: false })
  .freeze();

/** What search can lead to: the introduction of a page, a heading with what stands below it, or the row of a table. */
export interface PageSection {
  /** Empty for the introduction. */
  readonly heading: string;
  /** Empty for the introduction. */
  readonly anchor: string;
  /** 1 for the introduction, the level of a heading, `ROW_LEVEL` for a row. */
  readonly level: number;
  /** Paragraphs, list items and descriptions of fields, as plain text. */
  readonly blocks: readonly string[];
  /** Names that the section documents: its endpoint, its permissions and its fields. */
  readonly names: readonly string[];
}

/** A page as search reads it. */
export interface SearchablePage {
  readonly title: string;
  readonly description: string;
  readonly sections: readonly PageSection[];
}

/** The section that a page ends with names other pages, which are found themselves. */
const NEXT_STEPS = 'next-steps';

interface OpenSection extends PageSection {
  readonly blocks: string[];
  readonly names: string[];
}

type Element = Parent & {
  readonly name?: string | null;
  readonly attributes?: readonly { readonly name?: string; readonly value?: unknown }[];
};

function attribute(node: Element, wanted: string): string {
  const value = node.attributes?.find(({ name }) => name === wanted)?.value;
  return typeof value === 'string' ? value : '';
}

function textOf(node: Node): string {
  return toString(node).replace(/\s+/g, ' ').trim();
}

function isElement(node: Node, name: string): node is Element {
  return (
    (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
    (node as Element).name === name
  );
}

function codesOf(node: Parent): string[] {
  return node.children.flatMap((child) => {
    if (child.type === 'inlineCode') return child.value;
    return 'children' in child ? codesOf(child) : [];
  });
}

function rowAnchorOf(row: Parent): Element | undefined {
  const [cell] = row.children as Parent[];
  return cell?.children.find((node): node is Element & typeof node => isElement(node, 'RowAnchor'));
}

/** Walks a page and opens a section at each heading and each row with an anchor. */
class SectionReader {
  readonly sections: OpenSection[] = [];
  #current: OpenSection;

  constructor(keywords: readonly string[]) {
    this.#current = this.#open('', '', 1);
    this.#current.names.push(...keywords);
  }

  #open(heading: string, anchor: string, level: number): OpenSection {
    const section: OpenSection = { heading, anchor, level, blocks: [], names: [] };
    this.sections.push(section);
    return section;
  }

  read(node: Node): void {
    switch (node.type) {
      // Six languages would say the same six times; what code names, the text and the fields around it name too.
      case 'code':
      case 'yaml':
        return;
      case 'heading': {
        const id = (node as Heading).data?.hProperties?.id;
        this.#current = this.#open(textOf(node), typeof id === 'string' ? id : '', (node as Heading).depth);
        return;
      }
      case 'paragraph':
        this.#addBlock(textOf(node));
        return;
      case 'tableRow':
        this.#readRow(node as Parent);
        return;
      default:
        this.#readElement(node);
    }
  }

  #addBlock(block: string): void {
    if (block !== '') this.#current.blocks.push(block);
  }

  #readRow(row: Parent): void {
    const cells = row.children.map(textOf);
    const anchor = rowAnchorOf(row);
    if (anchor === undefined) {
      this.#addBlock(cells.filter((cell) => cell !== '').join(' – '));
      return;
    }
    const [first = '', ...others] = cells;
    const section = this.#open(first, attribute(anchor, 'id'), ROW_LEVEL);
    section.blocks.push(others.filter((cell) => cell !== '').join(' – '));
  }

  #readElement(node: Node): void {
    const { names } = this.#current;
    if (isElement(node, 'EndpointFact')) {
      names.push(attribute(node, 'label'), ...codesOf(node));
      return;
    }
    if (isElement(node, 'Endpoint')) names.push(`${attribute(node, 'method')} ${attribute(node, 'path')}`);
    if (isElement(node, 'Field')) names.push(attribute(node, 'name'));
    for (const child of (node as Partial<Parent>).children ?? []) this.read(child);
  }
}

/**
 * Reads a page into what search finds.
 *
 * @param file path of the page from the root of the project
 * @throws the sentence of the page pipeline when a component of the page is wrong
 */
export async function readSections(file: string): Promise<SearchablePage> {
  const page = new VFile({ path: file, value: await readFile(file, 'utf8') });
  const tree: Root = await processor.run(processor.parse(page), page);
  const [first] = tree.children;
  const frontMatter: unknown = first?.type === 'yaml' ? parse(first.value) : {};
  const {
    title = '',
    description = '',
    keywords = [],
  } = frontMatter as {
    title?: string;
    description?: string;
    keywords?: string[];
  };
  const reader = new SectionReader(keywords);
  reader.read(tree);
  return { title, description, sections: reader.sections.filter(({ anchor }) => anchor !== NEXT_STEPS) };
}
