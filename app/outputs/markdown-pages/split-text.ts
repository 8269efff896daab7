import { markdownSections, SAMPLE_LEVEL, type MarkdownSection } from '../../../engines/markdown/index.ts';

/**
 * The longest text of one file, in characters. It's shorter than a file can be, which has front matter and the URLs of its
 * links too.
 */
const LONGEST = 42_000;

/** A page, cut. */
export interface SplitText {
  /** The title, and what stands before the first section. */
  readonly introduction: string;
  /** The rest, each part as long as it can be. */
  readonly parts: readonly string[];
}

const joined = (sections: readonly MarkdownSection[]): string => sections.map(({ text }) => text).join('\n');

/** Sections with those below them, at the highest level at which each is short enough. */
function shortPieces(sections: readonly MarkdownSection[], level: number, name: string): readonly string[] {
  const whole = joined(sections);
  if (whole.length <= LONGEST) return [whole];
  if (level > SAMPLE_LEVEL)
    throw new Error(
      `${name}: The section "${sections[0]?.heading ?? ''}" is longer than ${String(LONGEST)} characters, and no heading divides it. Divide it by headings, so that fetchers can read it in parts.`,
    );
  const groups: MarkdownSection[][] = [];
  for (const section of sections) {
    if (section.level <= level || groups.length === 0) groups.push([]);
    groups.at(-1)?.push(section);
  }
  return groups.flatMap((group) => shortPieces(group, level + 1, name));
}

/**
 * Cuts Markdown that's too long for one file, at the highest headings that make its parts short enough.
 *
 * @param name of the page, for the error
 * @returns undefined when it needn't be cut
 * @throws a sentence when a section is too long, and no heading divides it
 */
export function splitText(text: string, name: string): SplitText | undefined {
  if (text.length <= LONGEST) return undefined;
  const [title, ...sections] = markdownSections(text, SAMPLE_LEVEL);
  const parts: string[] = [];
  for (const piece of shortPieces(sections, 1, name)) {
    const last = parts.at(-1);
    if (last === undefined || last.length + piece.length >= LONGEST) parts.push(piece);
    else parts[parts.length - 1] = `${last}\n${piece}`;
  }
  return { introduction: title?.text ?? '', parts };
}
