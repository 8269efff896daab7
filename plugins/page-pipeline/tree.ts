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

/** What a component of a page can hold: blocks of Markdown and other components. */
export type FlowContent = BlockContent | DefinitionContent;
type AttributeValues = Readonly<Record<string, string | boolean | undefined>>;

function jsxAttributes(values: AttributeValues): MdxJsxAttribute[] {
  return Object.entries(values)
    .filter((entry): entry is [string, string | true] => entry[1] !== undefined && entry[1] !== false)
    .map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value: value === true ? null : value }));
}

/** A component that stands as a block: `<Name a="…">children</Name>`. Attributes that are undefined or false are left out. */
export function flowElement(
  name: string,
  values: AttributeValues,
  children: readonly FlowContent[] = [],
): MdxJsxFlowElement {
  return { type: 'mdxJsxFlowElement', name, attributes: jsxAttributes(values), children: [...children] };
}

/** A component that stands in a line of text. */
export function textElement(
  name: string,
  values: AttributeValues,
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

/** A heading with an explicit id. */
export function heading(depth: Heading['depth'], value: string, id: string): Heading {
  return { type: 'heading', depth, children: [text(value)], data: { hProperties: { id } } };
}

/** Substrings of a sample that differ between the two environments. */
export interface EnvironmentTokens {
  readonly test: string;
  readonly production: string;
}

/** A fenced code block. With `environment`, the page shows the substring of the environment that the reader chose. */
export function codeBlock(
  language: string,
  value: string,
  options: { title?: string; environment?: EnvironmentTokens } = {},
): Code {
  const { title, environment } = options;
  return {
    type: 'code',
    lang: language,
    meta: title === undefined ? null : `title=${JSON.stringify(title)}`,
    value: value.replace(/\n+$/, ''),
    ...(environment
      ? {
          data: {
            hProperties: { environmentTest: environment.test, environmentProduction: environment.production },
          },
        }
      : {}),
  };
}

/** Reads Markdown of a description or a data file (no components in it) into blocks. */
export function markdownBlocks(markdown: string): FlowContent[] {
  return fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] })
    .children as FlowContent[];
}

/** Reads one line of Markdown, e.g. the cell of a table. */
export function markdownPhrase(markdown: string): PhrasingContent[] {
  const [first] = markdownBlocks(markdown);
  return first?.type === 'paragraph' ? first.children : [text(markdown)];
}
