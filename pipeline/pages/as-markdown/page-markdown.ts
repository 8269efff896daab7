import type { Node, Parent, Root, RootContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { phrasing } from 'mdast-util-phrasing';
import { toMarkdown } from 'mdast-util-to-markdown';
import { VFile } from 'vfile';
import type { MarkdownNode } from '../tree/page-component.ts';
import { textAttribute, readAttributes, type PageElement } from '../tree/attributes.ts';
import { componentDefinition } from '../check-components.ts';
import type { ComponentRegistry } from '../component-registry.ts';
import type { Page } from '../read-page.ts';
import { anchorMark, withAnchor, withoutMarks } from './anchor-marks.ts';
import { inLanguage } from './choose-language.ts';

/** Front matter, imports of components and comments say nothing to a reader of Markdown. */
const LEFT_OUT: ReadonlySet<string> = new Set(['yaml', 'mdxjsEsm', 'mdxFlowExpression', 'mdxTextExpression']);

/** How a page is written. */
export interface MarkdownOptions {
  /** Writes only this language of the samples that have it. Without it, they're in all. */
  readonly language?: string;
  /** Where a link leads in this Markdown. By default, where it leads on the page. */
  readonly addressOf?: (url: string) => string;
}

function isElement(node: Node): node is PageElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** Wraps loose text inside a one-line component in a paragraph, since it's among blocks now. */
function blocksOf(nodes: readonly MarkdownNode[]): MarkdownNode[] {
  const blocks: MarkdownNode[] = [];
  let line: MarkdownNode[] = [];
  for (const node of [...nodes, undefined]) {
    if (node !== undefined && phrasing(node)) {
      line.push(node);
      continue;
    }
    if (line.length > 0) blocks.push({ type: 'paragraph', children: line });
    line = [];
    if (node !== undefined) blocks.push(node);
  }
  return blocks;
}

/** Writes the nodes of a page as plain Markdown, with a mark at each anchor. */
class PlainWriter {
  readonly #registry: ComponentRegistry;
  readonly #file: VFile;
  readonly #addressOf: (url: string) => string;

  constructor(registry: ComponentRegistry, file: string, addressOf: (url: string) => string) {
    this.#registry = registry;
    this.#file = new VFile({ path: file });
    this.#addressOf = addressOf;
  }

  /** @returns the node as Markdown, with its links leading where they lead in it */
  write(node: Node): MarkdownNode[] {
    return this.#linked(this.#plain(node));
  }

  #plain(node: Node): MarkdownNode[] {
    if (LEFT_OUT.has(node.type)) return [];
    const children = (node as Partial<Parent>).children?.flatMap((child) => this.#plain(child));
    if (isElement(node)) return [...this.#component(node, children ?? [])];
    const plain = { ...node, ...(children === undefined ? {} : { children }) };
    return node.type === 'heading' ? [...this.#heading(plain)] : [plain];
  }

  #component(node: PageElement, children: MarkdownNode[]): readonly MarkdownNode[] {
    const definition = componentDefinition(this.#registry, this.#file, node);
    const inside = node.type === 'mdxJsxFlowElement' ? blocksOf(children) : children;
    if (definition === undefined) return inside;
    const attributes = readAttributes(this.#file, node, definition.attributes);
    const plain = definition.toMarkdown(attributes, inside);
    const id = textAttribute(node, 'id');
    return id === undefined ? plain : withAnchor(plain, id);
  }

  #heading(heading: MarkdownNode): readonly MarkdownNode[] {
    const id = (heading as { readonly data?: { readonly hProperties?: { readonly id?: string } } }).data
      ?.hProperties?.id;
    return id === undefined ? [heading] : [anchorMark(id), heading];
  }

  /** Gives links their URLs, those that a component writes, too. */
  #linked(nodes: readonly MarkdownNode[]): MarkdownNode[] {
    return nodes.map((node) => {
      const children = (node as { readonly children?: readonly MarkdownNode[] }).children;
      return {
        ...node,
        ...(children === undefined ? {} : { children: this.#linked(children) }),
        ...(node.type === 'link' ? { url: this.#addressOf(node.url as string) } : {}),
      };
    });
  }
}

/**
 * As `pageMarkdown`, with the marks of anchors still in it.
 *
 * @see markedAnchors
 */
export function markedMarkdown(
  registry: ComponentRegistry,
  page: Page,
  { language, addressOf = (url) => url }: MarkdownOptions,
): string {
  const tree = language === undefined ? page.tree : inLanguage(page.tree, language);
  const writer = new PlainWriter(registry, page.file, addressOf);
  const title: RootContent = {
    type: 'heading',
    depth: 1,
    children: [{ type: 'text', value: page.frontMatter.title }],
  };
  const body = tree.children.flatMap((node) => writer.write(node)) as unknown as RootContent[];
  const root: Root = { type: 'root', children: [title, ...body] };
  // Spaces that put the columns of a table below each other say nothing to a machine.
  return toMarkdown(root, { extensions: [gfmToMarkdown({ tablePipeAlign: false })], bullet: '-', rule: '-' });
}

/**
 * Writes a page as plain Markdown, with each component in the form that its definition gives, code as fences, and tables
 * as tables.
 *
 * @returns the page with its title as the first heading, ending in a line break
 */
export function pageMarkdown(registry: ComponentRegistry, page: Page, options: MarkdownOptions = {}): string {
  return withoutMarks(markedMarkdown(registry, page, options));
}
