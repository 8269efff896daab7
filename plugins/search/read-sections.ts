import { readFile } from 'node:fs/promises';
import headingsModule from '@docusaurus/mdx-loader/lib/remark/headings/index.js';
import type { Heading, Node, Parent, Root, TableRow } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { parse } from 'yaml';
import { ROW_LEVEL } from '../../src/lib/search/documents.ts';
import { textAttribute } from '../page-pipeline/attributes.ts';
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

type Component = MdxJsxFlowElement | MdxJsxTextElement;

function textOf(node: Node): string {
  return toString(node).replace(/\s+/g, ' ').trim();
}

function isComponent(node: Node, name: string): node is Component {
  const isJsx = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
  return isJsx && (node as Component).name === name;
}

/** Names in code font below a node. */
function codesOf(node: Component): string[] {
  const codes: string[] = [];
  visit(node, 'inlineCode', ({ value }) => {
    codes.push(value);
  });
  return codes;
}

function rowAnchorOf(row: TableRow): string | undefined {
  const anchor = row.children[0]?.children.find((node) => isComponent(node, 'RowAnchor'));
  return anchor && textAttribute(anchor, 'id');
}

function joinCells(cells: readonly string[]): string {
  return cells.filter((cell) => cell !== '').join(' – ');
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
        this.#readRow(node as TableRow);
        return;
      default:
        this.#readElement(node);
    }
  }

  #addBlock(block: string): void {
    if (block !== '') this.#current.blocks.push(block);
  }

  #readRow(row: TableRow): void {
    const cells = row.children.map(textOf);
    const anchor = rowAnchorOf(row);
    if (anchor === undefined) {
      this.#addBlock(joinCells(cells));
      return;
    }
    const [first = '', ...others] = cells;
    this.#open(first, anchor, ROW_LEVEL).blocks.push(joinCells(others));
  }

  #readElement(node: Node): void {
    const { names } = this.#current;
    if (isComponent(node, 'EndpointFact')) {
      names.push(textAttribute(node, 'label') ?? '', ...codesOf(node));
      return;
    }
    if (isComponent(node, 'Endpoint'))
      names.push(`${textAttribute(node, 'method') ?? ''} ${textAttribute(node, 'path') ?? ''}`);
    if (isComponent(node, 'Field')) names.push(textAttribute(node, 'name') ?? '');
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
