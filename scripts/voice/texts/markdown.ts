/** Passages of Markdown and MDX. */
import { createProcessor } from '@mdx-js/mdx';
import type { Code, Heading, Node, Paragraph, Parent, TableCell, Text, Yaml } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { gfm } from 'micromark-extension-gfm';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { parse as parseYaml } from 'yaml';
import { SOMETHING_ELSE, type Passage, type Place } from './passage.ts';

/** What of the front matter readers see. */
const SHOWN_IN_FRONT_MATTER = ['title', 'description', 'sidebar_label'];

/** Attributes of components and of fences that readers see. */
const SHOWN_ATTRIBUTES = new Set(['title', 'description', 'label', 'caption', 'summary', 'name']);

const QUOTATION = /"[^"]+"|“[^”]+”/g;

type Block = Paragraph | Heading | TableCell;

const isBlock = (node: Node): node is Block => ['paragraph', 'heading', 'tableCell'].includes(node.type);

/** Where the text below a tree is, and what is around it. */
interface Surroundings {
  readonly place: Place;
  /** Of the first line of the tree. */
  readonly firstLine: number;
  readonly danger: boolean;
}

/** A passage from text on known lines. */
export function passage(
  text: string,
  { place, firstLine, danger }: Surroundings,
  linkEnds: ReadonlySet<number> = new Set(),
  lines?: readonly number[],
): Passage {
  return {
    // The same length, so that offsets stay.
    text: text
      .replaceAll(/\s/g, ' ')
      .replaceAll(QUOTATION, (quoted) => SOMETHING_ELSE.padEnd(quoted.length, SOMETHING_ELSE)),
    lineAt: (offset) => lines?.[offset] ?? firstLine + (text.slice(0, offset).match(/\n/g)?.length ?? 0),
    linkEnds,
    danger,
    place,
  };
}

/** The passage of one block, with code font and components left out. */
function blockPassage(block: Block, around: Surroundings): Passage {
  let text = '';
  const lines: number[] = [];
  const linkEnds = new Set<number>();
  const add = (more: string, node: Node): void => {
    const firstLine = around.firstLine + (node.position?.start.line ?? 1) - 1;
    lines.push(
      ...more.split('\n').flatMap((part, index) => Array<number>(part.length + 1).fill(firstLine + index)),
    );
    // Nothing follows the last line.
    lines.pop();
    text += more;
  };
  const read = (node: Node): void => {
    if (node.type === 'text') add((node as Text).value, node);
    else if (node.type === 'inlineCode' || node.type === 'image') add(SOMETHING_ELSE, node);
    else if (node.type === 'break') add('\n', node);
    else if ('children' in node) {
      for (const child of (node as Parent).children) read(child);
      if (node.type === 'link') linkEnds.add(text.length);
    }
  };
  for (const child of block.children) read(child);
  return passage(text, around, linkEnds, lines);
}

const isDanger = (node: Node): boolean =>
  node.type === 'containerDirective' && (node as never as { name: string }).name === 'danger';

/** Text of attributes that readers see. */
function attributePassages(node: MdxJsxFlowElement, around: Surroundings): Passage[] {
  const line = around.firstLine + (node.position?.start.line ?? 1) - 1;
  return node.attributes
    .filter(
      (attribute): attribute is MdxJsxAttribute =>
        attribute.type === 'mdxJsxAttribute' && SHOWN_ATTRIBUTES.has(attribute.name),
    )
    .flatMap(({ value }) =>
      typeof value === 'string' && value.includes(' ')
        ? [passage(value, { ...around, firstLine: line })]
        : [],
    );
}

/** Titles and descriptions after the language of a fence. */
function fencePassages(code: Code, around: Surroundings): Passage[] {
  const line = around.firstLine + (code.position?.start.line ?? 1) - 1;
  return [...(code.meta ?? '').matchAll(/(?:title|description)="(?<shown>[^"]*)"/g)].map(({ groups }) =>
    passage(groups?.shown ?? '', { ...around, firstLine: line }),
  );
}

function frontMatterPassages(yaml: Yaml, around: Surroundings): Passage[] {
  const frontMatter = parseYaml(yaml.value) as Readonly<Record<string, unknown>>;
  const lines = yaml.value.split('\n');
  return SHOWN_IN_FRONT_MATTER.flatMap((key) => {
    const value = frontMatter[key];
    if (typeof value !== 'string') return [];
    const firstLine = around.firstLine + 1 + lines.findIndex((line) => line.startsWith(`${key}:`));
    return [passage(value, { ...around, firstLine })];
  });
}

/** All passages below a node, in order. */
function passagesBelow(node: Node, around: Surroundings): Passage[] {
  if (isBlock(node)) return [blockPassage(node, around)];
  if (node.type === 'yaml') return frontMatterPassages(node as Yaml, around);
  if (node.type === 'code') return fencePassages(node as Code, around);
  const own = node.type === 'mdxJsxFlowElement' ? attributePassages(node as MdxJsxFlowElement, around) : [];
  const inner = isDanger(node) ? { ...around, danger: true } : around;
  const children = 'children' in node ? (node as Parent).children : [];
  return [...own, ...children.flatMap((child) => passagesBelow(child, inner))];
}

/** Passages of Markdown: of a README, or of a text that is written in it. */
export function markdownPassages(text: string, around: Surroundings): Passage[] {
  return passagesBelow(
    fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }),
    around,
  );
}

const pages = createProcessor({ remarkPlugins: [remarkFrontmatter, remarkDirective, remarkGfm] });

/** Passages of a page as its author wrote it. */
export function pagePassages(text: string, place: Place): Passage[] {
  return passagesBelow(pages.parse(text), { place, firstLine: 1, danger: false });
}
