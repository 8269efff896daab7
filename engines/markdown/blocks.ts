import { Fences } from './fences.ts';

/** Cuts Markdown at its empty lines, except those within code, into paragraphs, lists, tables, and code, each whole. */
export function blocksOf(markdown: string): readonly string[] {
  const blocks: string[][] = [[]];
  const fences = new Fences();
  for (const line of markdown.split('\n')) {
    const isCode = fences.isCode(line);
    if (line.trim() === '' && !isCode) blocks.push([]);
    else blocks.at(-1)?.push(line);
  }
  return blocks.filter((lines) => lines.length > 0).map((lines) => lines.join('\n'));
}
