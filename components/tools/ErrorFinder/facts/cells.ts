/** What the error finder reads off the cells of tables: code in them, signs of errors, links that work on any page. */
import type { KnownError, PageLink, Sign, Strength } from '../../../../engines/errors/index.ts';
import {
  rowAnchor,
  verifySentence,
  cellText,
  type DataTable,
} from '../../../../pipeline/content/tables/index.ts';
import { siteMap } from '../../../../pipeline/content/site/site-map.ts';

export type Row = DataTable['rows'][number];

/** Names that programs of any kind have. */
const GENERIC = new Set([
  'AbortError',
  'ConnectError',
  'ConnectException',
  'DecodingError',
  'HttpRequestException',
  'IOException',
  'IllegalArgumentException',
  'JsonException',
  'JsonParseException',
  'NoSuchElementException',
  'NumberFormatException',
  'OperationCanceledException',
  'ReadError',
  'SyntaxError',
  'TaskCanceledException',
  'TypeError',
  'URLError',
]);

/** Strings in code font of a cell. */
export function codes(cell: string): readonly string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
}

/** A cell whose links to places on its own page work on every page. */
export function onAnyPage(cell: string, route: string): string {
  return cell.replaceAll('](#', `](${route}#`);
}

/** A cell whose text refers to another row's, written out: "Same as above", "Same as for 500". */
function writtenOut(table: DataTable, row: Row, column: string): string {
  const text = cellText(row[column]);
  const same = /^Same as (?:above|for (\w+))$/.exec(text);
  if (same === null) return text;
  const [, key] = same;
  const other = table.rows.find((one, place) =>
    key === undefined ? table.rows[place + 1] === row : cellText(one[table.key]) === key,
  );
  if (other === undefined) throw new Error(`${table.place}: "${text}" refers to no row.`);
  return writtenOut(table, other, column);
}

/**
 * Cells of a row with the labels of their columns, each with the sentence that marks what no source states.
 *
 * @param route of the page that shows the table
 */
export function linesOf(
  table: DataTable,
  row: Row,
  columns: readonly string[],
  route: string,
): KnownError['lines'] {
  return columns.map((key, place) => {
    const label = table.columns.find((column) => column.key === key)?.label ?? key;
    const isLast = place === columns.length - 1;
    const mark = verifySentence(table.inferred.get(cellText(row[table.key])), key, isLast);
    const text = onAnyPage(writtenOut(table, row, key), route);
    return { label, text: mark === undefined ? text : `${text.replace(/\.$/, '')}. ${mark}` };
  });
}

/** The page with a route, at one of its places. */
export function pageAt(route: string, place: string): PageLink {
  const page = siteMap.find((one) => one.route === route);
  if (page === undefined) throw new Error(`content/site/site-map.json has no page ${route}.`);
  return { title: page.label, to: `${route}#${place}` };
}

/** The place of a row on the page that shows its table. */
export function rowPage(table: DataTable, row: Row, route: string): PageLink {
  return pageAt(route, rowAnchor(table.name, cellText(row[table.key])));
}

/** How surely a name means its error: one that other programs use too is never sure. */
export function strengthOf(name: string, strength: Strength = 'class'): Strength {
  return GENERIC.has(name) ? 'generic' : strength;
}

/**
 * The signs of a name or a message: a name is a word, anything else a string whose parts all have to be there.
 *
 * @param differs what stands for a part that differs each time
 */
export function signOf(text: string, differs: RegExp, strength: Strength = 'class'): Sign {
  const name = /^[A-Za-z][A-Za-z0-9_]{3,}$/.exec(text)?.[0];
  return name === undefined
    ? { kind: 'message', parts: text.split(differs).filter((part) => part.trim() !== '') }
    : { kind: 'word', word: name, strength: strengthOf(name, strength) };
}

/** Whether the error's own text says that nothing was sent, or that a write might have succeeded. */
export function sentIn(text: string): 'nothing' | 'unknown' | undefined {
  const mightHave = /might (?:already )?have|the request might|request was sent|Find out whether/i.test(text);
  if (mightHave) return 'unknown';
  return text.includes('Nothing was sent') ? 'nothing' : undefined;
}
