import * as z from 'zod';

const columnSchema = z.strictObject({
  key: z.string(),
  label: z.string(),
  code: z.boolean().optional(),
  /** Readers take its values into code or a form: each gets a button that copies it. */
  copy: z.boolean().optional(),
});

/** A list shows with commas; an absent value leaves its cell empty. */
const cellSchema = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]);

/** What a data file holds. */
export const tableSchema = z.strictObject({
  description: z.string(),
  /** The column whose value names a row; it makes the row's anchor. */
  key: z.string(),
  columns: z.array(columnSchema).min(1),
  /** `section`: search leads to the section that shows the table, not to each row. For long tables of names that many pages have. */
  search: z.literal('section').optional(),
  rows: z.array(z.record(z.string(), cellSchema)).min(1),
});

/** A table of facts; cells are Markdown of one line. */
export type DataTable = Readonly<z.infer<typeof tableSchema>> & { readonly name: string };

/** The text of a cell, as Markdown of one line. */
export function cellText(cell: z.infer<typeof cellSchema> | undefined): string {
  if (cell === null || cell === undefined) return '';
  return Array.isArray(cell) ? cell.join(', ') : String(cell);
}
