import type { TableCell, TableRow } from 'mdast';
import * as z from 'zod';
import { cellText, rowAnchor, type DataTable } from '../../data/index.ts';
import { readAttributes } from '../../page-tree/attributes.ts';
import { failPage } from '../../page-tree/author-error.ts';
import type { Expansion } from '../page-context.ts';
import { flowElement, markdownPhrase, text, textElement } from '../../page-tree/build.ts';

const attributes = z.strictObject({
  name: z.string(),
  columns: z.string().optional(),
  where: z.string().optional(),
  filter: z.literal(true, { error: 'write it without a value' }).optional(),
});

/** Longer tables can be filtered: they do not fit a screen. */
const MOST_ROWS_WITHOUT_FILTER = 15;

function pickColumns(table: DataTable, wanted: string | undefined): DataTable['columns'] {
  if (wanted === undefined) return table.columns;
  return wanted.split(/\s+/).map((key) => {
    const column = table.columns.find((candidate) => candidate.key === key);
    if (column === undefined)
      throw new Error(
        `data/${table.name}.yaml has no column "${key}". It has: ${table.columns.map((c) => c.key).join(', ')}.`,
      );
    return column;
  });
}

function pickRows(table: DataTable, where: string | undefined): DataTable['rows'] {
  if (where === undefined) return table.rows;
  const [key = '', value = ''] = where.split(/=(.*)/s);
  const rows = table.rows.filter((row) => cellText(row[key]) === value);
  if (rows.length === 0)
    throw new Error(
      `No row of data/${table.name}.yaml has ${key} "${value}". Write where="column=value" with a value that the column holds.`,
    );
  return rows;
}

function cells(row: DataTable['rows'][number], columns: DataTable['columns']): TableCell[] {
  return columns.map(({ key, code }) => {
    const value = cellText(row[key]);
    const markdown = code === true && value !== '' ? `\`${value}\`` : value;
    return { type: 'tableCell', children: markdown === '' ? [] : markdownPhrase(markdown) };
  });
}

function tableRows(table: DataTable, where: string | undefined, columns: DataTable['columns']): TableRow[] {
  return pickRows(table, where).map((row) => {
    const [first, ...rest] = cells(row, columns);
    if (JSON.stringify(first).includes('"type":"link"')) {
      throw new Error(
        `data/${table.name}.yaml: the first column shown, "${columns[0]?.label ?? ''}", holds a link, but it is the link to the row itself. Show another column first.`,
      );
    }
    const id = rowAnchor(table.name, cellText(row[table.key]));
    const anchored: TableCell = {
      type: 'tableCell',
      children: [textElement('RowAnchor', { id }, first?.children ?? [])],
    };
    return { type: 'tableRow', children: [anchored, ...rest] };
  });
}

/**
 * `<DataTable name="error-codes" columns="status title" where="status=400" />`: rows of `data/error-codes.yaml`. Each row
 * has an anchor, `<name>-<key of the row>`. More than 15 rows get a field that filters them; `filter` asks for one.
 */
export const expandDataTable: Expansion = (element, context) => {
  const { name, columns: wanted, where, filter } = readAttributes(context.file, element, attributes);
  try {
    const table = context.table(name);
    const columns = pickColumns(table, wanted);
    const head: TableRow = {
      type: 'tableRow',
      children: columns.map(({ label }) => ({ type: 'tableCell', children: [text(label)] })),
    };
    const rows = tableRows(table, where, columns);
    const isFiltered = filter === true || rows.length > MOST_ROWS_WITHOUT_FILTER;
    return [
      flowElement('DataRows', { name, filter: isFiltered ? table.description : undefined }, [
        { type: 'table', align: columns.map(() => null), children: [head, ...rows] },
      ]),
    ];
  } catch (error) {
    failPage(context.file, element, error instanceof Error ? error.message : String(error));
  }
};
