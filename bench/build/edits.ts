import { appendFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const SHOWN_TABLE = /<DataTable\b[^>]*\bname="([\w-]+)"/g;
const SENTENCE_CELL = /: ([A-Z][^:#'"{}[\]|\n]*\w)\.(?= *[,}\n])/;

/** Adds a sentence to a page. */
export function editPage(directory: string, file: string): void {
  appendFileSync(path.join(directory, file), '\nThe bench adds this sentence.\n');
}

/** On how many pages each table of `content/data/` shows. */
function pagesByTable(directory: string): ReadonlyMap<string, number> {
  const pages = readdirSync(path.join(directory, 'content/docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => readFileSync(path.join(directory, 'content/docs', name), 'utf8'));
  const counts = new Map<string, number>();
  for (const source of pages) {
    const names = new Set([...source.matchAll(SHOWN_TABLE)].map(([, name = '']) => name));
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

/** A table is wherever its subject is. */
function tableFile(directory: string, table: string): string {
  const data = path.join(directory, 'content/data');
  const name = readdirSync(data, { recursive: true, encoding: 'utf8' }).find(
    (file) => path.basename(file) === `${table}.yaml`,
  );
  if (name === undefined) throw new Error(`A page shows the table ${table}, which data/ doesn't have.`);
  return path.join(data, name);
}

/**
 * Changes a sentence of a row in the data table that the fewest pages show.
 *
 * @returns the table's name and the number of those pages
 * @throws when no table that a page shows has a sentence in a cell
 */
export function editRow(directory: string): { readonly table: string; readonly pages: number } {
  const tables = [...pagesByTable(directory)].sort(([, one], [, other]) => one - other);
  for (const [table, pages] of tables) {
    const file = tableFile(directory, table);
    const [head = '', rows = ''] = readFileSync(file, 'utf8').split(/^(?=rows:)/m);
    const edited = rows.replace(SENTENCE_CELL, ': $1 as the bench adds.');
    if (edited === rows) continue;
    writeFileSync(file, head + edited);
    return { table, pages };
  }
  throw new Error(
    'No table in data/ that a page shows has a sentence in a cell: let bench/build/edits.ts edit another one.',
  );
}
