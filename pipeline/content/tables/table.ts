import * as z from 'zod';
import { columnSchema, fieldSchema, type Field } from './columns.ts';
import { inferredSchema, type Inferred } from './inferred.ts';

/** A list shows with commas; an absent value leaves its cell empty. */
const cellSchema = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]);

const rowSchema = z.object({ inferred: inferredSchema.optional() }).catchall(cellSchema);

interface Declarations {
  readonly columns: readonly Field[];
  readonly fields?: readonly Field[] | undefined;
}

/** Everything that a row can hold. */
export function fieldsOf({ columns, fields = [] }: Declarations): readonly Field[] {
  return [...columns, ...fields];
}

/** What a table's file holds. */
export const tableSchema = z
  .strictObject({
    description: z.string(),
    /** The column or field whose value identifies a row; it makes the row's anchor. */
    key: z.string(),
    columns: z.array(columnSchema).min(1),
    /** What rows hold besides their columns. */
    fields: z.array(fieldSchema).min(1).optional(),
    /**
     * `section`: search leads to the section that shows the table, not to each row. For long tables of names that many
     * pages have.
     */
    search: z.literal('section').optional(),
    rows: z.array(rowSchema).min(1),
  })
  .superRefine((table, context) => {
    const keys = fieldsOf(table).map(({ key }) => key);
    const twice = keys.find((key, index) => keys.indexOf(key) !== index);
    if (twice !== undefined)
      context.addIssue({ code: 'custom', message: `declares "${twice}" twice`, path: ['columns'] });
    if (!keys.includes(table.key))
      context.addIssue({ code: 'custom', message: 'is none of the columns and fields', path: ['key'] });
  });

/** A table of facts; cells are Markdown of one line. */
export type DataTable = Readonly<Omit<z.infer<typeof tableSchema>, 'rows'>> & {
  readonly name: string;
  /** Its file, as messages name it. */
  readonly place: string;
  readonly rows: readonly Readonly<Record<string, z.infer<typeof cellSchema>>>[];
  /** What a row or its cells state without a source, by the row's key. */
  readonly inferred: ReadonlyMap<string, Inferred>;
};

/** The text of a cell, as Markdown of one line. */
export function cellText(cell: z.infer<typeof cellSchema> | undefined): string {
  if (cell === null || cell === undefined) return '';
  return Array.isArray(cell) ? cell.join(', ') : String(cell);
}

/** Takes the marks of inferred facts out of the rows of a file, so that a row holds cells alone. */
export function separateMarks(name: string, place: string, file: z.infer<typeof tableSchema>): DataTable {
  const inferred = new Map<string, Inferred>();
  const rows = file.rows.map(({ inferred: mark, ...cells }) => {
    if (mark !== undefined) inferred.set(cellText(cells[file.key]), mark);
    return cells;
  });
  return { ...file, name, place, rows, inferred };
}
