import * as z from 'zod';
import { childrenOnly, defineComponent } from '../page-component.ts';

/** The rows of a table of `data/`, which a page asks for with `<DataTable>`. */
export const dataRows = defineComponent({
  attributes: z.strictObject({
    /** Name of the file in `data/`. */
    name: z.string(),
    /** What the table holds, in a sentence. Its rows can be filtered if this is there. */
    filter: z.string().optional(),
    /** Some of its values can be copied. */
    copy: z.literal(true).optional(),
  }),
  place: 'block',
  bundle: 'every-page',
  toMarkdown: childrenOnly,
});

/** The cell that names a row; a link can lead to it. */
export const rowAnchor = defineComponent({
  attributes: z.strictObject({
    id: z.string(),
    /** Search leads to the section around the table instead. */
    unlisted: z.literal(true).optional(),
  }),
  place: 'line',
  bundle: 'every-page',
  toMarkdown: childrenOnly,
});

/** A button after a value of a table, which copies it. */
export const copyValue = defineComponent({
  attributes: z.strictObject({ value: z.string() }),
  place: 'line',
  bundle: 'every-page',
  toMarkdown: () => [],
});
