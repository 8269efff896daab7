import type { Heading, Node, Parent, TableRow } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { codePanel } from '../../../components/generated/CodeTabs/definition.ts';
import { asAsked, ROW_LEVEL } from '../../../engines/search/index.ts';
import { canBeChosen } from '../../../pipeline/code-samples/index.ts';
import { componentDefinition, type Page } from '../../../components/pages.ts';
import { readAttributes, textAttribute, type PageElement } from '../../../pipeline/pages/tree/attributes.ts';

/** What search can lead to: the introduction of a page, a heading with what follows it, or the row of a table. */
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
  readonly frontMatter: Page['frontMatter'];
  /** Languages of its samples, as `?lang=` identifies them. */
  readonly languages: readonly string[];
  /** For the page of a tool its keywords, as `leadingTool` compares them. */
  readonly askedFor?: readonly string[];
  readonly sections: readonly PageSection[];
}

/**
 * Sections that are not searched. The last of a page names other pages, which are found themselves; the one with
 * the parties of a guide has a diagram of the steps that follow, under a heading that all guides share.
 */
const NOT_SEARCHED: ReadonlySet<string> = new Set(['next-steps', 'who-calls-whom']);

interface OpenSection extends PageSection {
  readonly blocks: string[];
  readonly names: string[];
}

function textOf(node: Node): string {
  return toString(node).replace(/\s+/g, ' ').trim();
}

function isElement(node: Node): node is PageElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** Names in code font below a node. */
function codesOf(node: Node): string[] {
  const codes: string[] = [];
  visit(node as Parent, 'inlineCode', ({ value }: { value: string }) => {
    codes.push(value);
  });
  return codes;
}

/** The languages that a reader can choose for the samples of a page, each once. */
function sampleLanguages(file: string, tree: Parent): readonly string[] {
  const languages = new Set<string>();
  visit(tree, isElement, (element) => {
    if (element.name !== 'CodePanel') return;
    const { language } = readAttributes(new VFile({ path: file }), element, codePanel.attributes);
    if (canBeChosen(language)) languages.add(language);
  });
  return [...languages];
}

/** The anchor of a row, and whether search leads to the section around its table instead. */
function rowAnchorOf(row: TableRow): { readonly id: string; readonly unlisted: boolean } | undefined {
  const anchor = row.children[0]?.children.find((node) => isElement(node) && node.name === 'RowAnchor');
  if (anchor === undefined || !isElement(anchor)) return undefined;
  return {
    id: textAttribute(anchor, 'id') ?? '',
    unlisted: anchor.attributes.some((attribute) => 'name' in attribute && attribute.name === 'unlisted'),
  };
}

function joinCells(cells: readonly string[]): string {
  return cells.filter((cell) => cell !== '').join(' – ');
}

/** Walks a page and opens a section at each heading and each row with an anchor. */
class SectionReader {
  readonly sections: OpenSection[] = [];
  readonly #file: VFile;
  #current: OpenSection;

  constructor(file: string, keywords: readonly string[]) {
    this.#file = new VFile({ path: file });
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
      // Each language would say the same again; the text and the fields around code have the names that it uses.
      case 'code':
      case 'yaml':
        return;
      case 'heading':
        this.#readHeading(node as Heading);
        return;
      case 'paragraph':
        this.#addBlock(textOf(node));
        return;
      case 'tableRow':
        this.#readRow(node as TableRow);
        return;
      default:
        if (isElement(node)) this.#readElement(node);
        else this.#readChildren(node);
    }
  }

  #addBlock(block: string): void {
    if (block !== '') this.#current.blocks.push(block);
  }

  #readHeading(heading: Heading): void {
    if (heading.data?.inContents === false) return;
    this.#current = this.#open(textOf(heading), heading.data?.hProperties?.id as string, heading.depth);
  }

  #readRow(row: TableRow): void {
    const cells = row.children.map(textOf);
    const anchor = rowAnchorOf(row);
    const [first = '', ...others] = cells;
    if (anchor === undefined || anchor.unlisted) {
      // The name of a row is found as an exact word anyway.
      if (anchor !== undefined) this.#current.names.push(first);
      this.#addBlock(joinCells(cells));
      return;
    }
    this.#open(first, anchor.id, ROW_LEVEL).blocks.push(joinCells(others));
  }

  #readElement(element: PageElement): void {
    const definition = componentDefinition(this.#file, element);
    const attributes = definition && readAttributes(this.#file, element, definition.attributes);
    const { names = [], blocks = [] } = (attributes && definition.searchText?.(attributes)) ?? {};
    this.#current.names.push(...names);
    blocks.forEach((block) => {
      this.#addBlock(block);
    });
    if (definition?.searchChildren === 'names') this.#current.names.push(...codesOf(element));
    else if (definition?.searchChildren !== 'none') this.#readChildren(element);
  }

  #readChildren(node: Node): void {
    for (const child of (node as Partial<Parent>).children ?? []) this.read(child);
  }
}

/**
 * Brings a page into what search finds.
 *
 * @throws a sentence when the front matter gives keywords to a section that the page does not have
 */
export function readSections({ file, frontMatter, tree }: Page): SearchablePage {
  const { page_type: type, keywords = [], section_keywords: ofSections = {} } = frontMatter;
  const reader = new SectionReader(file, keywords);
  reader.read(tree);
  for (const [id, names] of Object.entries(ofSections)) {
    const section = reader.sections.find(({ anchor }) => anchor === id);
    if (section === undefined)
      throw new Error(
        `${file}: section_keywords lists "${id}", which isn't an ID of a heading or a row of the page.`,
      );
    section.names.push(...names);
  }
  const languages = sampleLanguages(file, tree);
  return {
    frontMatter,
    languages,
    ...(type === 'tool' ? { askedFor: keywords.map(asAsked) } : {}),
    sections: reader.sections.filter(({ anchor }) => !NOT_SEARCHED.has(anchor)),
  };
}
