/**
 * The Markdown of a page, cut at its headings. It reads what the build writes, whose headings all stand at the
 * beginning of a line, and no other Markdown.
 */

import { Fences } from './fences.ts';

/** The level of headings that name a sample's language. They begin no section. */
export const SAMPLE_LEVEL = 6;

/** A heading and what follows it, up to the next heading. */
export interface MarkdownSection {
  /** Plain text. It's empty for what stands before the first heading. */
  readonly heading: string;
  /** From 1, the page's title. */
  readonly level: number;
  /** ID of the heading on the page. It's empty for the title, and for what stands before it. */
  readonly anchor: string;
  /** The heading and its text, as Markdown. */
  readonly text: string;
}

const HEADING = /^(#{1,6}) (.*)$/;
const ANCHOR = /^<a id="([^"]*)"><\/a>$/;

/** The text of a heading without links, code marks, and escapes. */
function plainText(markdown: string): string {
  return markdown
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\\(?=[!-/:-@[-`{-~])/g, '')
    .replaceAll(/`|\*\*/g, '');
}

/** The anchor that GitHub, and most readers of Markdown, give a heading. */
export function usualAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}

/** The level of each line of some Markdown that's a heading, and 0 for every other line. */
function headingLevels(lines: readonly string[], deepest: number): readonly number[] {
  const fences = new Fences();
  return lines.map((line) => {
    const level = fences.isCode(line) ? 0 : (HEADING.exec(line)?.[1]?.length ?? 0);
    return level > deepest ? 0 : level;
  });
}

/** The lines where sections begin, at a heading, or at the anchor that stands above it. */
function firstLines(lines: readonly string[], levels: readonly number[]): readonly number[] {
  return levels.flatMap((level, line) => {
    if (level === 0) return [];
    return [ANCHOR.test(lines[line - 2] ?? '') ? line - 2 : line];
  });
}

function sectionOf(lines: readonly string[]): MarkdownSection {
  const text = `${lines.join('\n').trimEnd()}\n`;
  const [, named] = ANCHOR.exec(lines[0] ?? '') ?? [];
  const [, marks = '#', markdown = ''] = HEADING.exec(lines[named === undefined ? 0 : 2] ?? '') ?? [];
  const heading = plainText(markdown);
  const level = marks.length;
  return { heading, level, anchor: level === 1 ? '' : (named ?? usualAnchor(heading)), text };
}

/**
 * Cuts the Markdown of a page into its sections, in their order.
 *
 * @param markdown as the build wrote it, with or without front matter
 * @param deepest level of the headings that begin a section
 */
export function markdownSections(markdown: string, deepest = SAMPLE_LEVEL - 1): readonly MarkdownSection[] {
  const lines = markdown.split('\n');
  const starts = firstLines(lines, headingLevels(lines, deepest));
  const begin = starts[0] === 0 ? starts : [0, ...starts];
  return begin
    .map((start, index) => sectionOf(lines.slice(start, begin[index + 1])))
    .filter(({ text }) => text.trim() !== '');
}

/**
 * A section with those below it.
 *
 * @returns undefined when the page has no such anchor
 */
export function wholeSection(sections: readonly MarkdownSection[], anchor: string): string | undefined {
  const start = sections.findIndex((section) => section.anchor === anchor);
  const first = sections[start];
  if (first === undefined) return undefined;
  const rest = sections.slice(start + 1);
  const end = rest.findIndex(({ level }) => level <= first.level);
  return [first, ...(end === -1 ? rest : rest.slice(0, end))].map(({ text }) => text).join('\n');
}
