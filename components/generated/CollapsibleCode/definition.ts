import * as z from 'zod';
import { childrenOnly, defineComponent } from '../../../pipeline/pages/tree/page-component.ts';

/** Long code. Its first lines show until the reader asks for the others. */
export const collapsibleCode = defineComponent({
  attributes: z.strictObject({
    /** How many lines the code has. */
    lines: z.string(),
    /** What the code is, for readers who cannot see where the button is, e.g. `201 Created, Create a token`. */
    subject: z.string(),
    /** Only a phone has the fold. */
    phone: z.literal(true).optional(),
  }),
  place: 'block',
  toMarkdown: childrenOnly,
});
