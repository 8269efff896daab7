/** Builders of the nodes of a page: everything that the build writes into a page's tree is made with these. */
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type {
  BlockContent,
  Code,
  DefinitionContent,
  Heading,
  InlineCode,
  Link,
  Paragraph,
  PhrasingContent,
  Text,
} from 'mdast';
import { gfm } from 'micromark-extension-gfm';
import { removePosition } from 'unist-util-remove-position';

declare module 'mdast' {
  interface HeadingData {
    /** What links lead to, also in `hProperties`. */
    id?: string;
    /** False for a heading inside an operation: the contents list and search name the operation. */
    inContents?: false;
  }
}

/** What a component of a page can hold: blocks of Markdown and other components. */
export type FlowContent = BlockContent | DefinitionContent;

/** What an element can have as an attribute; undefined and false leave it out. */
type AttributeValue = string | boolean | undefined;

function jsxAttributes(values: object): MdxJsxAttribute[] {
  return Object.entries(values as Readonly<Record<string, AttributeValue>>)
    .filter((entry): entry is [string, string | true] => entry[1] !== undefined && entry[1] !== false)
    .map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value: value === true ? null : value }));
}

/**
 * A component as a block: `<Name a="…">children</Name>`. Its page is checked against its definition later; what is
 * written for a component in `parts/` is also checked by the compiler, see `parts/elements.ts` there.
 *
 * @param values attributes; undefined and false ones are left out
 */
export function flowElement(
  name: string,
  values: object,
  children: readonly FlowContent[] = [],
): MdxJsxFlowElement {
  return { type: 'mdxJsxFlowElement', name, attributes: jsxAttributes(values), children: [...children] };
}

/** A component in a line of text. */
export function textElement(
  name: string,
  values: object,
  children: readonly PhrasingContent[] = [],
): MdxJsxTextElement {
  return { type: 'mdxJsxTextElement', name, attributes: jsxAttributes(values), children: [...children] };
}

export const text = (value: string): Text => ({ type: 'text', value });
export const inlineCode = (value: string): InlineCode => ({ type: 'inlineCode', value });
export const paragraph = (children: readonly PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  children: [...children],
});
export const link = (url: string, children: readonly PhrasingContent[]): Link => ({
  type: 'link',
  url,
  children: [...children],
});

/** A heading with an explicit ID. */
export function heading(depth: Heading['depth'], value: string, id: string): Heading {
  return { type: 'heading', depth, children: [text(value)], data: { hProperties: { id } } };
}

/** A heading inside an operation, e.g. its request body: neither the contents list nor search identifies it. */
export function partHeading(value: string, id: string): Heading {
  return {
    type: 'heading',
    depth: 3,
    children: [text(value)],
    data: { hProperties: { id }, inContents: false },
  };
}

/** A fenced code block; `illustrative` says that its strings can differ from what the platform sends. */
export function codeBlock(
  language: string,
  value: string,
  { title, illustrative = false }: { title?: string; illustrative?: boolean } = {},
): Code {
  const meta = [
    ...(title === undefined ? [] : [`title=${JSON.stringify(title)}`]),
    ...(illustrative ? ['illustrative'] : []),
  ];
  return {
    type: 'code',
    lang: language,
    meta: meta.length === 0 ? null : meta.join(' '),
    value: value.replace(/\n+$/, ''),
  };
}

/** Made once: tables have thousands of cells. */
const MARKDOWN = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] };

/** Blocks by their Markdown, as JSON: cells and descriptions come again on other rows, pages and operations. */
const readBefore = new Map<string, string>();

/**
 * Reads Markdown of a description or a data file (no components in it) into blocks, which are the caller's to change.
 */
export function markdownBlocks(markdown: string): FlowContent[] {
  let blocks = readBefore.get(markdown);
  if (blocks === undefined) {
    const tree = fromMarkdown(markdown, MARKDOWN);
    // Places in the description would pass for places on the page.
    removePosition(tree, { force: true });
    blocks = JSON.stringify(tree.children);
    readBefore.set(markdown, blocks);
  }
  return JSON.parse(blocks) as FlowContent[];
}

/**
 * A line of links to files that the site offers next to its pages.
 *
 * @param files path from the root of the site, and what the link says
 */
export function downloadLinks(
  files: readonly { readonly label: string; readonly path: string }[],
): Paragraph {
  const links = files.flatMap(({ label, path }, index) => [
    ...(index === 0 ? [] : [text(', ')]),
    link(path, [text(label)]),
  ]);
  return paragraph([text('Download: '), ...links, text('.')]);
}

/** Words and plain punctuation only: nothing that Markdown would read as more than text. */
const PLAIN = /^(?!www)[\p{L}][\p{L}\p{N} ,;%-]*\.?$/u;

/** Reads one line of Markdown, e.g. the cell of a table. */
export function markdownPhrase(markdown: string): PhrasingContent[] {
  if (PLAIN.test(markdown)) return [text(markdown)];
  const [first] = markdownBlocks(markdown);
  return first?.type === 'paragraph' ? first.children : [text(markdown)];
}
