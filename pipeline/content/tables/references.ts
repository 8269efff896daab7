/** Columns whose values are another table's: `ref: elements.element`. */
import type { Field } from './columns.ts';
import { cellText, fieldsOf, type DataTable } from './table.ts';

/** The values that a reference can have. */
function knownValues({ ref = '' }: Field, place: string, read: (name: string) => DataTable): Set<string> {
  const [name = '', column = ''] = ref.split('.');
  const table = read(name);
  if (!fieldsOf(table).some(({ key }) => key === column))
    throw new Error(`${place}: \`ref: ${ref}\` matches no column. Use one of ${table.place}.`);
  return new Set(table.rows.map((row) => cellText(row[column])));
}

/**
 * Checks that every value that refers to another table is in it.
 *
 * @param read the other table, whose own references don't matter here
 * @throws a sentence that gives the row and the values that there are
 */
export function checkReferences(table: DataTable, read: (name: string) => DataTable): void {
  for (const field of fieldsOf(table).filter(({ ref }) => ref !== undefined)) {
    const known = knownValues(field, table.place, read);
    for (const [index, row] of table.rows.entries()) {
      const value = row[field.key];
      const wrong = (Array.isArray(value) ? value : [cellText(value)]).find(
        (one) => value !== undefined && !known.has(one),
      );
      if (wrong !== undefined)
        throw new Error(
          `${table.place}, row ${String(index + 1)}: \`${field.key}\` is "${wrong}", which isn't in the column ${field.ref ?? ''}. Write one of: ${[...known].join(', ')}.`,
        );
    }
  }
}
