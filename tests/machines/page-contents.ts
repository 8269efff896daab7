/** What a page says, read off its HTML and off its Markdown, so that the two can be compared. */
import { fromHtml } from 'hast-util-from-html';
import type { Element, Nodes as HtmlNodes } from 'hast';
import type { Nodes as MarkdownNodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { SAMPLE_LEVEL } from '../../engines/markdown/index.ts';

/** The words on a page without white space, which HTML and Markdown put in other places. */
export interface PageContents {
  readonly headings: readonly string[];
  /** The cells of a table row, one after the other. */
  readonly rows: readonly string[];
  /** Blocks of code, as they're copied. */
  readonly codes: readonly string[];
}

const squeezed = (text: string): string => text.replaceAll(/\s+/g, '');

type Kinds = Readonly<Partial<Record<string, keyof PageContents>>>;

const KINDS_OF_ELEMENTS: Kinds = {
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((level) => [`h${String(level)}`, 'headings'])),
  tr: 'rows',
  pre: 'codes',
};
const KINDS_OF_NODES: Kinds = { heading: 'headings', tableRow: 'rows', code: 'codes' };

/** What only a reader with a browser can use, which is what starts in it, and what's around the text. */
function isAround({ tagName, properties }: Element): boolean {
  return ['nav', 'astro-island', 'svg', 'button', 'script'].includes(tagName) || 'dataIsland' in properties;
}

/** The other environment's host, which shows when a reader chooses it. */
const isOtherEnvironment = ({ properties }: Element): boolean => properties.dataEnv === 'production';

function textOf(node: HtmlNodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'element' && (isAround(node) || isOtherEnvironment(node))) return '';
  return 'children' in node ? node.children.map((child) => textOf(child)).join('') : '';
}

/** Reads the article of a page of the built site. */
export function contentsOfHtml(html: string): PageContents {
  const contents = { headings: [] as string[], rows: [] as string[], codes: [] as string[] };
  visit(fromHtml(html), 'element', (main) => {
    if (main.tagName !== 'main') return undefined;
    visit(main, 'element', (element) => {
      if (isAround(element)) return SKIP;
      const kind = KINDS_OF_ELEMENTS[element.tagName];
      if (kind !== undefined) contents[kind].push(squeezed(textOf(element)));
      return undefined;
    });
    return SKIP;
  });
  return contents;
}

/** Reads the Markdown of a page. */
export function contentsOfMarkdown(markdown: string): PageContents {
  const contents = { headings: [] as string[], rows: [] as string[], codes: [] as string[] };
  const tree: MarkdownNodes = fromMarkdown(markdown, {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  });
  visit(tree, (node) => {
    const kind =
      node.type === 'heading' && node.depth === SAMPLE_LEVEL ? undefined : KINDS_OF_NODES[node.type];
    if (kind !== undefined) contents[kind].push(squeezed(toString(node)));
  });
  return contents;
}
