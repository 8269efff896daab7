import * as z from 'zod';
import { childrenOnly, defineComponent } from '../../../pipeline/pages/tree/page-component.ts';

/** A list whose items can be ticked; headings between them divide it. What is ticked stays in the browser. */
export const checklist = defineComponent({
  attributes: z.strictObject({
    /** Identifies the list where it is stored. */
    name: z.string(),
    /** Identifies the list for the reader. */
    title: z.string(),
    /** Whether the reader can hand it on. */
    shareable: z.literal(true).optional(),
  }),
  place: 'block',
  usage: {
    write: '`<Checklist name="production" title="Production checklist" shareable>` … `</Checklist>`',
    shows: 'a list that ticks, around headings and items',
  },
  toMarkdown: childrenOnly,
});
