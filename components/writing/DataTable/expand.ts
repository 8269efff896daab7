import type { PhrasingContent, TableCell, TableRow } from 'mdast';
import {
  cellText,
  rowAnchor,
  verifySentence,
  type DataTable,
} from '../../../pipeline/content/tables/index.ts';
import type { Expand } from '../../../pipeline/pages/index.ts';
import { flowElement, textElement } from '../../builders/elements.ts';
import { markdownPhrase, text } from '../../../pipeline/pages/tree/build.ts';
import { withVerifyNote } from '../../builders/with-verify-note.ts';
import type { dataTable } from './definition.ts';

type Column = DataTable['columns'][number];

/** Longer tables can be filtered: they do not fit a screen. */
const MOST_ROWS_WITHOUT_FILTER = 15;

function pickColumns(table: DataTable, wanted: string | undefined): DataTable['columns'] {
  if (wanted === undefined) return table.columns;
  return wanted.split(/\s+/).map((key) => {
    const column = table.columns.find((candidate) => candidate.key === key);
    if (column === undefined)
      throw new Error(
        `${table.place} has no column "${key}". It has: ${table.columns.map((c) => c.key).join(', ')}.`,
      );
    return column;
  });
}

/** `language=go scope=client` is two conditions; a value can hold spaces. */
function conditionsOf(where: string): readonly { readonly key: string; readonly value: string }[] {
  return where.split(/\s+(?=\w+=)/).map((condition) => {
    const [key = '', value = ''] = condition.split(/=(.*)/s);
    return { key, value };
  });
}

function pickRows(table: DataTable, where: string | undefined): DataTable['rows'] {
  if (where === undefined) return table.rows;
  const conditions = conditionsOf(where);
  const rows = table.rows.filter((row) => conditions.every(({ key, value }) => cellText(row[key]) === value));
  if (rows.length === 0) {
    const wanted = conditions.map(({ key, value }) => `${key} "${value}"`).join(' and ');
    throw new Error(
      `No row of ${table.place} has ${wanted}. Write where="column=value" with a value that the column holds.`,
    );
  }
  return rows;
}

/** What follows the value of a cell: a button, if readers copy the values of its column. */
function copyControl(value: string, { copy }: Column): PhrasingContent[] {
  return copy === true && value !== '' ? [textElement('CopyValue', { value })] : [];
}

function cellContent(row: DataTable['rows'][number], { key, code }: Column): PhrasingContent[] {
  const value = cellText(row[key]);
  if (value === '') return [];
  return markdownPhrase(code === true ? `\`${value}\`` : value);
}

function tableRows(
  table: DataTable,
  rows: DataTable['rows'],
  columns: DataTable['columns'],
  hasAnchors: boolean,
): TableRow[] {
  const unlisted = table.search === 'section';
  return rows.map((row) => {
    const key = cellText(row[table.key]);
    const id = rowAnchor(table.name, key);
    const mark = table.inferred.get(key);
    const children = columns.map((column, index): TableCell => {
      const content = cellContent(row, column);
      if (hasAnchors && index === 0 && JSON.stringify(content).includes('"type":"link"')) {
        throw new Error(
          `${table.place}: the first column shown, "${column.label}", holds a link, but it is the link to the row itself. Show another column first.`,
        );
      }
      const shown =
        hasAnchors && index === 0 ? [textElement('RowAnchor', { id, unlisted }, content)] : content;
      const sentence = verifySentence(mark, column.key, index === columns.length - 1);
      const value = [...shown, ...copyControl(cellText(row[column.key]), column)];
      return { type: 'tableCell', children: withVerifyNote(value, sentence) };
    });
    return { type: 'tableRow', children };
  });
}

/**
 * `<DataTable name="api-errors" columns="status meaning" where="status=404" />`: rows of
 * `content/data/api/api-errors.yaml`. Each row has an anchor, `<name>-<key of the row>`, to which search leads; not with
 * `plain`, for rows that are at home on another page. More than 15 rows get a field that filters them; `filter` asks for
 * one.
 * On a phone, the end of a long table is behind a button, but not of one that is `whole`.
 */
export const expand: Expand<typeof dataTable> = (
  { name, columns: wanted, where, filter, plain, whole },
  page,
) => {
  const table = page.table(name);
  const columns = pickColumns(table, wanted);
  const head: TableRow = {
    type: 'tableRow',
    children: columns.map(({ label }) => ({ type: 'tableCell', children: [text(label)] })),
  };
  const rows = tableRows(table, pickRows(table, where), columns, plain === undefined);
  const isFiltered = filter === true || rows.length > MOST_ROWS_WITHOUT_FILTER;
  return [
    flowElement(
      'DataRows',
      {
        name,
        filter: isFiltered ? table.description : undefined,
        copy: columns.some(({ copy }) => copy === true),
        whole: whole === true,
      },
      [{ type: 'table', align: columns.map(() => null), children: [head, ...rows] }],
    ),
  ];
};
