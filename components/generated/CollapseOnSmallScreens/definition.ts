import * as z from 'zod';
import { childrenOnly, defineComponent } from '../../../pipeline/pages/tree/page-component.ts';

/** What is long on a phone, such as the fields of an object: its beginning shows there until the reader asks for the rest. */
export const collapseOnSmallScreens = defineComponent({
  attributes: z.strictObject({
    /** What the button shows, e.g. `Show all 42 rows`. */
    label: z.string(),
  }),
  place: 'block',
  toMarkdown: childrenOnly,
});
