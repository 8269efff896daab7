import type { PhrasingContent, Table, TableRow } from 'mdast';
import { text } from '../../pipeline/pages/tree/build.ts';

function row(cells: readonly (readonly PhrasingContent[])[]): TableRow {
  return {
    type: 'tableRow',
    children: cells.map((children) => ({ type: 'tableCell', children: [...children] })),
  };
}

/** A table with a label above each column. */
export function tableOf(
  labels: readonly string[],
  rows: readonly (readonly (readonly PhrasingContent[])[])[],
): Table {
  return {
    type: 'table',
    align: labels.map(() => null),
    children: [row(labels.map((label) => [text(label)])), ...rows.map(row)],
  };
}
