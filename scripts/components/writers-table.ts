/** The table of components in CONTRIBUTING.md: what a writer can put on a page, and what the page then shows. */
import type { ComponentFolder } from './folders.ts';

const START = '<!-- components: written by npm run components -->';
const END = '<!-- end of components -->';

/** One piece of code needs no backticks in a definition; text around code has them. */
function written(write: string): string {
  return write.includes('`') ? write : `\`${write}\``;
}

function cell(markdown: string): string {
  return markdown.replaceAll('|', String.raw`\|`);
}

/** The rows of all components that a writer uses, by name, as a table of Markdown. */
export function writersTable(folders: readonly ComponentFolder[]): string {
  const rows = folders
    .flatMap(({ drawn, expanded }) => [...drawn, ...expanded])
    .flatMap(({ name, definition: { usage } }) => (usage === undefined ? [] : [{ name, usage }]))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'))
    .map(({ usage: { write, shows } }) => `| ${cell(written(write))} | ${cell(shows)} |`);
  return ['| you write | the page shows |', '| --- | --- |', ...rows].join('\n');
}

/**
 * Puts the table between its two comments.
 *
 * @param text CONTRIBUTING.md
 * @throws Error, a sentence, when the comments are not there
 */
export function withWritersTable(text: string, table: string): string {
  const [start, end] = [text.indexOf(START), text.indexOf(END)];
  if (start === -1 || end < start)
    throw new Error(
      `CONTRIBUTING.md has no place for the table of components: put "${START}" and "${END}" into it.`,
    );
  return `${text.slice(0, start + START.length)}\n\n${table}\n\n${text.slice(end)}`;
}
