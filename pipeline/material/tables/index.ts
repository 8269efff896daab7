/**
 * Facts that show in more than one place: `data/<name>.yaml`, each with the JSON Schema of its rows in
 * `data/schemas/<name>.schema.json`. Pages show them with `<DataTable name="…" />`.
 */
import path from 'node:path';
import { Ajv2020, type AnySchemaObject, type ErrorObject } from 'ajv/dist/2020.js';
import { slug } from 'github-slugger';
import { parse } from 'yaml';
import * as z from 'zod';
import { markedColumns } from './inferred.ts';
import { fillVersions, refersToVersions, SDK_VERSIONS } from './sdk-versions.ts';
import { cellText, separateMarks, tableSchema, type DataTable } from './table.ts';
import { fileExists, fileNames, readText, rememberedNow } from '../../sources/index.ts';

export { verifySentence } from './inferred.ts';
export { cellText, type DataTable } from './table.ts';
export { fillVersions, refersToVersions, SDK_VERSIONS } from './sdk-versions.ts';

/** Every command of the project runs at its root. */
const dataFolder = path.resolve('data');

/** One for the whole process: a validator's first schema makes it compile the schema of schemas, which takes longer than all tables together. */
const ajv = new Ajv2020({ allErrors: true });

/** The anchor of a row: the table's name and the slug of the row's key, e.g. `api-errors-404`. */
export function rowAnchor(table: string, key: string): string {
  return `${table}-${slug(key)}`;
}

/** Names of all tables of a folder, sorted. */
export function dataTableNames(folder: string = dataFolder): string[] {
  return fileNames(folder)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => file.slice(0, -'.yaml'.length))
    .sort();
}

/**
 * Reads a table of facts and checks it against its schema.
 *
 * @param name the file's name without extension, e.g. `error-codes`
 * @param folder that holds the data
 * @throws a sentence that names the file, the row and the fix: unknown name, unreadable YAML, a row that breaks its
 *   schema, two rows with one key
 */
export function loadDataTable(name: string, folder: string = dataFolder): DataTable {
  return readTableFile(path.join(folder, `${name}.yaml`));
}

/** Several pages, search and the tests ask for one table; a preview has to notice an edit. */
const readTableFile = rememberedNow((file) => {
  const folder = path.dirname(file);
  const name = path.basename(file, '.yaml');
  if (!fileExists(file))
    throw new Error(`There is no data/${name}.yaml. The tables are: ${dataTableNames(folder).join(', ')}.`);
  const table = readTable(name, withVersions(readText(file), name, folder));
  checkRows(table, JSON.parse(readRowSchema(name, folder)) as AnySchemaObject);
  return table;
});

function withVersions(source: string, name: string, folder: string): string {
  if (name === SDK_VERSIONS || !refersToVersions(source)) return source;
  return fillVersions(source, `data/${name}.yaml`, loadDataTable(SDK_VERSIONS, folder));
}

function readTable(name: string, source: string): DataTable {
  let content: unknown;
  try {
    content = parse(source);
  } catch (error) {
    throw new Error(`data/${name}.yaml is not valid YAML: ${(error as Error).message}`, { cause: error });
  }
  const result = tableSchema.safeParse(content);
  if (!result.success) throw new Error(`data/${name}.yaml is not a table: ${z.prettifyError(result.error)}`);
  return separateMarks(name, result.data);
}

function readRowSchema(name: string, folder: string): string {
  const file = path.join(folder, 'schemas', `${name}.schema.json`);
  if (!fileExists(file))
    throw new Error(
      `data/${name}.yaml has no schema. Describe its rows in data/schemas/${name}.schema.json.`,
    );
  return readText(file);
}

/** A required cell can be left out where its value isn't known: its mark has a sentence that stands alone. */
function isLeftOut({ keyword, params }: ErrorObject, marked: readonly string[]): boolean {
  return (
    keyword === 'required' &&
    marked.includes((params as { readonly missingProperty: string }).missingProperty)
  );
}

function checkColumns(marked: readonly string[], { name, columns }: DataTable, place: string): void {
  const unknown = marked.find((column) => !columns.some(({ key }) => key === column));
  if (unknown !== undefined)
    throw new Error(
      `${place}: \`inferred\` marks the column "${unknown}", which data/${name}.yaml doesn't have. Mark one of: ${columns.map(({ key }) => key).join(', ')}.`,
    );
}

function checkRows(table: DataTable, rowSchema: AnySchemaObject): void {
  const isValid = ajv.compile(rowSchema);
  // It would refuse the next version of a schema that names itself with `$id`.
  ajv.removeSchema(rowSchema);
  const keys = new Set<string>();
  for (const [index, row] of table.rows.entries()) {
    const place = `data/${table.name}.yaml, row ${String(index + 1)}`;
    const key = cellText(row[table.key]);
    const marked = markedColumns(table.inferred.get(key));
    checkColumns(marked, table, place);
    const broken = isValid(row) ? [] : (isValid.errors ?? []);
    const errors = broken.filter((error) => !isLeftOut(error, marked));
    if (errors.length > 0)
      throw new Error(
        `${place}: ${ajv.errorsText(errors, { dataVar: 'row' })}. Correct the row, or data/schemas/${table.name}.schema.json.`,
      );
    if (keys.has(key))
      throw new Error(`${place}: another row has the ${table.key} "${key}" too. Each row needs its own.`);
    keys.add(key);
  }
}
