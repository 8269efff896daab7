import * as z from 'zod';
import { inferredSchema, type Inferred } from './inferred.ts';

const columnSchema = z.strictObject({
  key: z.string(),
  label: z.string(),
  code: z.boolean().optional(),
  /** Readers take its values into code or a form: each gets a button that copies it. */
  copy: z.boolean().optional(),
});

/** A list shows with commas; an absent value leaves its cell empty. */
const cellSchema = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]);

const rowSchema = z.object({ inferred: inferredSchema.optional() }).catchall(cellSchema);

/** What a data file holds. */
export const tableSchema = z.strictObject({
  description: z.string(),
  /** The column whose value names a row; it makes the row's anchor. */
  key: z.string(),
  columns: z.array(columnSchema).min(1),
  /** `section`: search leads to the section that shows the table, not to each row. For long tables of names that many pages have. */
  search: z.literal('section').optional(),
  rows: z.array(rowSchema).min(1),
});

/** A table of facts; cells are Markdown of one line. */
export type DataTable = Readonly<Omit<z.infer<typeof tableSchema>, 'rows'>> & {
  readonly name: string;
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
export function separateMarks(name: string, file: z.infer<typeof tableSchema>): DataTable {
  const inferred = new Map<string, Inferred>();
  const rows = file.rows.map(({ inferred: mark, ...cells }) => {
    if (mark !== undefined) inferred.set(cellText(cells[file.key]), mark);
    return cells;
  });
  return { ...file, name, rows, inferred };
}
