import { markdownSections } from '../../../engines/markdown/index.ts';
import { markedAnchors, withoutMarks } from '../../../pipeline/pages/index.ts';
import { partFile, markdownFile } from './addresses.ts';
import type { PageTexts } from './page-texts.ts';
import { splitText } from './split-text.ts';
import { writeAnchors } from './write-anchors.ts';

/** The Markdown of one file, with its links still in the scheme of `page-texts.ts`. */
export interface MarkdownText {
  /** From the site's root, e.g. `docs/api/tokens/part-2.md`. */
  readonly file: string;
  readonly text: string;
}

/** A page in one language, or in all. It's one file, or an index and its parts. */
export interface MarkdownVariant {
  readonly language: string;
  /** All of it in one piece. */
  readonly text: string;
  readonly whole: MarkdownText;
  /** Empty where the page fits into one file. */
  readonly parts: readonly MarkdownText[];
  /** The file of each anchor that isn't in the first file. */
  readonly filesOfAnchors: ReadonlyMap<string, string>;
}

const HEADING_ANCHORS = 3;

/** The sections of a part that its index names. */
function contentsOf({ file, text }: MarkdownText): readonly string[] {
  return markdownSections(text)
    .filter(({ level, anchor }) => level > 1 && level <= HEADING_ANCHORS && anchor !== '')
    .map(({ heading, level, anchor }) => `${'  '.repeat(level - 2)}- [${heading}](site:/${file}#${anchor})`);
}

function indexText(introduction: string, parts: readonly MarkdownText[]): string {
  const list = parts.flatMap((part, index) => [
    `Part ${String(index + 1)} of ${String(parts.length)}: <site:/${part.file}>`,
    '',
    ...contentsOf(part),
    '',
  ]);
  return `${[introduction, '## Parts of this page', '', ...list].join('\n').trimEnd()}\n`;
}

/** Finds the anchors in Markdown, before its marks are taken out. */
function anchorsOf(marked: string): readonly string[] {
  const headings = markdownSections(withoutMarks(marked)).map(({ anchor }) => anchor);
  return [...headings, ...markedAnchors(marked)].filter((anchor) => anchor !== '');
}

/**
 * Makes the files of a page in one language.
 *
 * @throws see {@link splitText}
 */
function twinVariant(route: string, language: string, marked: string): MarkdownVariant {
  const text = writeAnchors(marked);
  const plain = withoutMarks(text);
  const file = markdownFile(route, language);
  const split = splitText(text, route);
  if (split === undefined)
    return { language, text: plain, whole: { file, text: plain }, parts: [], filesOfAnchors: new Map() };
  const files = split.parts.map((_, index) => partFile(route, language, index + 1));
  const parts = split.parts.map((part, index) => ({ file: files[index] ?? '', text: withoutMarks(part) }));
  return {
    language,
    text: plain,
    whole: { file, text: indexText(withoutMarks(split.introduction), parts) },
    parts,
    filesOfAnchors: new Map(
      split.parts.flatMap((part, index) => anchorsOf(part).map((anchor) => [anchor, files[index] ?? ''])),
    ),
  };
}

/** Makes the files of a page, with all languages first. */
export function markdownVariants(route: string, texts: PageTexts): readonly MarkdownVariant[] {
  return Object.entries(texts).map(([language, marked]) => twinVariant(route, language, marked));
}
