import { loadDataTable, type DataTable } from '../../pipeline/content/tables/index.ts';

export type Row = DataTable['rows'][number];

/** The text of a cell; undefined where the row leaves the column out. */
export function cell(row: Row, column: string): string | undefined {
  const value = row[column];
  return value === undefined ? undefined : String(value);
}

/**
 * The strings of one column of a table, from the rows that fill it.
 *
 * @throws the sentence of the loader when the table does not exist or breaks its schema
 */
export function cells(table: string, column: string): string[] {
  return loadDataTable(table).rows.flatMap((row) => cell(row, column) ?? []);
}
