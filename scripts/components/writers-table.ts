/** The list of components for writers: what they can put on a page, and what the page then shows. */
import type { ComponentFolder } from './folders.ts';

/** Where the list is, from the root of the project. */
export const WRITERS_PAGE = 'contributing/components.md';

/** One piece of code needs no backticks in a definition; text around code has them. */
function written(write: string): string {
  return write.includes('`') ? write : `\`${write}\``;
}

function cell(markdown: string): string {
  return markdown.replaceAll('|', String.raw`\|`);
}

/** The page that lists all components that a writer uses, by name. */
export function writersPage(folders: readonly ComponentFolder[]): string {
  const rows = folders
    .flatMap(({ rendered, expanded }) => [...rendered, ...expanded])
    .flatMap(({ name, definition: { usage } }) => (usage === undefined ? [] : [{ name, usage }]))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'))
    .map(({ usage: { write, shows } }) => `| ${cell(written(write))} | ${cell(shows)} |`);
  return [
    '# Components of pages',
    '',
    "`npm run components` writes this list from each component's `definition.ts`, and a page uses a component by name, without an import.",
    '',
    ...['| you write | the page shows |', '| --- | --- |', ...rows],
  ].join('\n');
}
