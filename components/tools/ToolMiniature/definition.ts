import * as z from 'zod';
import { defineComponent } from '../../../pipeline/pages/tree/page-component.ts';

/** A field that shows what a tool does, with an example; the tool itself is on its page. */
export const toolMiniature = defineComponent({
  attributes: z.strictObject({
    name: z.enum(['simulator', 'expressions', 'errors', 'webhook-signature', 'test-data', 'permissions']),
  }),
  place: 'block',
  usage: {
    write: '<ToolMiniature name="errors" />',
    shows: 'one field of a tool, with an example that runs',
  },
  toMarkdown: () => [],
});
