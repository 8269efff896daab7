/** The text of sections as results show it. */
import type { MarkdownSection } from '../../engines/markdown/index.ts';

const HEAD = /^(?:<a id="[^"]*"><\/a>\n\n)?#{1,6} .*\n*/;
const ANCHORS = /^<a id="[^"]*"><\/a>\n\n?/gm;

/** The text of a section without its heading, which a result writes itself. */
export function bodyOf({ text, heading }: MarkdownSection): string {
  return (heading === '' ? text : text.replace(HEAD, '')).replaceAll(ANCHORS, '').trim();
}

/** A section with its heading, and without the lines that name anchors. */
export function plainSection({ text }: MarkdownSection): string {
  return text.replaceAll(ANCHORS, '').trim();
}

/** The URL of a section. */
export function addressOf(route: string, { anchor }: Pick<MarkdownSection, 'anchor'>): string {
  return anchor === '' ? route : `${route}#${anchor}`;
}

/** The words of a cell, without marks. */
function wordsOf(cell: string): string {
  return cell
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*\\]/g, '')
    .trim();
}

/**
 * A row of a table in a section, with the table's head.
 *
 * @param first the words of its first cell
 * @returns undefined where no table has it
 */
export function rowIn(text: string, first: string): string | undefined {
  const lines = text.split('\n');
  const wanted = wordsOf(first);
  const at = lines.findIndex(
    (line) => line.startsWith('|') && wordsOf(line.split(/(?<!\\)\|/)[1] ?? '') === wanted,
  );
  if (at === -1) return undefined;
  let top = at;
  while (lines[top - 1]?.startsWith('|') === true) top -= 1;
  return top === at ? undefined : [...lines.slice(top, top + 2), lines[at] ?? ''].join('\n');
}
