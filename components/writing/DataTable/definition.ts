import * as z from 'zod';
import {
  childrenOnly,
  defineComponent,
  defineExpansion,
} from '../../../pipeline/pages/tree/page-component.ts';

/** Rows of a table of `content/data/`. */
export const dataTable = defineExpansion({
  attributes: z.strictObject({
    /** Name of the file in `content/data/`. */
    name: z.string(),
    /** Keys of columns, with a space between them; all columns without it. */
    columns: z.string().optional(),
    /** Conditions that a row meets, e.g. `language=go scope=client`. */
    where: z.string().optional(),
    /** Asks for a field that filters the rows of a short table. */
    filter: z.literal(true, { error: 'write it without a value' }).optional(),
    /** A phone shows every row, where a row out of sight would mislead. */
    whole: z.literal(true, { error: 'write it without a value' }).optional(),
    /** The rows are at home on another page, so they have no anchors here. */
    plain: z.literal(true, { error: 'write it without a value' }).optional(),
  }),
  usage: {
    write: '<DataTable name="api-errors" columns="status meaning" where="status=404" />',
    shows: 'rows of `content/data/api/api-errors.yaml`',
  },
});

/** The rows of a table of `content/data/`, which a page asks for with `<DataTable>`. */
export const dataRows = defineComponent({
  attributes: z.strictObject({
    /** Name of the file in `content/data/`. */
    name: z.string(),
    /** What the table holds, in a sentence. Its rows can be filtered if this is there. */
    filter: z.string().optional(),
    /** Some of its values can be copied. */
    copy: z.literal(true).optional(),
    /** A phone shows every row. */
    whole: z.literal(true).optional(),
  }),
  place: 'block',
  toMarkdown: childrenOnly,
});

/** The cell that identifies a row; a link can lead to it. */
export const rowAnchor = defineComponent({
  attributes: z.strictObject({
    id: z.string(),
    /** Search leads to the section around the table instead. */
    unlisted: z.literal(true).optional(),
  }),
  place: 'line',
  toMarkdown: childrenOnly,
});

/** A button after a value of a table, which copies it. */
export const copyValue = defineComponent({
  attributes: z.strictObject({ value: z.string() }),
  place: 'line',
  toMarkdown: () => [],
});
