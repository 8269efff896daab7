/**
 * Facts that show in more than one place, in tables below `content/data/`, and what commands found, below `content/records/`. A table's
 * file declares what its rows hold. Pages show a table with `<DataTable name="…" />`, by the name of its file.
 */
import path from 'node:path';
import { Ajv2020, type AnySchemaObject, type ErrorObject } from 'ajv/dist/2020.js';
import { slug } from 'github-slugger';
import { parse } from 'yaml';
import * as z from 'zod';
import { fileExists, readText, memoizedSync } from '../../cache/index.ts';
import { rowRule } from './columns.ts';
import { markedColumns } from './inferred.ts';
import { checkReferences } from './references.ts';
import { fillVersions, refersToVersions, SDK_VERSIONS } from './sdk-versions.ts';
import { TABLE_ROOTS, tableFiles, tableNames, type TableFiles } from './table-files.ts';
import { cellText, fieldsOf, separateMarks, tableSchema, type DataTable } from './table.ts';

export { verifySentence } from './inferred.ts';
export { cellText, type DataTable } from './table.ts';
export { fillVersions, refersToVersions, SDK_VERSIONS } from './sdk-versions.ts';
export { tableFiles } from './table-files.ts';

/**
 * One for the whole process: a validator's first schema makes it compile the schema of schemas, which takes longer than
 * all tables together.
 */
const ajv = new Ajv2020({ allErrors: true });

/** The anchor of a row: the table's name and the slug of the row's key, e.g. `api-errors-404`. */
export function rowAnchor(table: string, key: string): string {
  return `${table}-${slug(key)}`;
}

/** Names of all tables, sorted. */
export function dataTableNames(roots: readonly string[] = TABLE_ROOTS): string[] {
  return tableNames(roots);
}

/**
 * Reads a table and checks its rows against its columns, and against the schema beside it if it has one.
 *
 * @param name the file's name without extension, e.g. `error-codes`
 * @param roots folders that hold the tables, at any depth
 * @throws a sentence that gives the file, the row and the fix: unknown name, unreadable YAML, a row that its columns
 *   don't allow, two rows with one key, a value that the table it refers to doesn't have
 */
export function loadDataTable(name: string, roots: readonly string[] = TABLE_ROOTS): DataTable {
  return readerOf(roots)(tableFiles(name, roots).file);
}

type Reader = (file: string) => DataTable;

/** Several pages, search and the tests ask for one table; a preview has to notice an edit. */
const readers = new Map<string, Reader>();

function readerOf(roots: readonly string[]): Reader {
  const key = roots.join();
  const reader =
    readers.get(key) ?? memoizedSync((file) => readAndCheck(path.basename(file, '.yaml'), roots));
  readers.set(key, reader);
  return reader;
}

function readAndCheck(name: string, roots: readonly string[]): DataTable {
  const table = readTable(name, roots);
  const { rulesFile } = tableFiles(name, roots);
  const rules = fileExists(rulesFile) ? readText(rulesFile) : '{}';
  checkRows(table, JSON.parse(rules) as AnySchemaObject);
  checkReferences(table, (other) => readTable(other, roots));
  return table;
}

function readSource(name: string, { file, place }: TableFiles, roots: readonly string[]): string {
  const source = readText(file);
  if (name === SDK_VERSIONS || !refersToVersions(source)) return source;
  return fillVersions(source, place, loadDataTable(SDK_VERSIONS, roots));
}

function readTable(name: string, roots: readonly string[]): DataTable {
  const files = tableFiles(name, roots);
  const { place } = files;
  const source = readSource(name, files, roots);
  let content: unknown;
  try {
    content = parse(source);
  } catch (error) {
    throw new Error(`${place} is not valid YAML: ${(error as Error).message}`, { cause: error });
  }
  const result = tableSchema.safeParse(content);
  if (!result.success) throw new Error(`${place} is not a table: ${z.prettifyError(result.error)}`);
  return separateMarks(name, place, result.data);
}

/** A required cell can be left out where its value isn't known: its mark is a whole sentence. */
function isLeftOut({ keyword, params }: ErrorObject, marked: readonly string[]): boolean {
  return (
    keyword === 'required' &&
    marked.includes((params as { readonly missingProperty: string }).missingProperty)
  );
}

function checkColumns(marked: readonly string[], { place: file, columns }: DataTable, place: string): void {
  const unknown = marked.find((column) => !columns.some(({ key }) => key === column));
  if (unknown !== undefined)
    throw new Error(
      `${place}: \`inferred\` marks the column "${unknown}", which ${file} doesn't have. Mark one of: ${columns.map(({ key }) => key).join(', ')}.`,
    );
}

/** A cell with an unquoted comma is several to YAML. */
function problem(error: ErrorObject): string {
  if (error.keyword !== 'additionalProperties') return ajv.errorsText([error], { dataVar: 'row' });
  const { additionalProperty } = error.params as { readonly additionalProperty: string };
  return `the table has no column "${additionalProperty}" (quote a cell that has a comma)`;
}

function checkRows(table: DataTable, rules: AnySchemaObject): void {
  const rowSchema = { allOf: [rowRule(fieldsOf(table)), rules] };
  const isValid = ajv.compile(rowSchema);
  // A preview reads edited tables again and again: the validator would keep every version.
  ajv.removeSchema(rowSchema);
  const keys = new Set<string>();
  for (const [index, row] of table.rows.entries()) {
    const place = `${table.place}, row ${String(index + 1)}`;
    const key = cellText(row[table.key]);
    const marked = markedColumns(table.inferred.get(key));
    checkColumns(marked, table, place);
    const broken = isValid(row) ? [] : (isValid.errors ?? []);
    const errors = broken.filter((error) => !isLeftOut(error, marked));
    if (errors.length > 0)
      throw new Error(
        `${place}: ${errors.map(problem).join(', ')}. Correct the row, or what the table's columns declare.`,
      );
    if (keys.has(key))
      throw new Error(`${place}: another row has the ${table.key} "${key}" too. Each row needs its own.`);
    keys.add(key);
  }
}
