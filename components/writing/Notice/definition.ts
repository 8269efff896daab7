import * as z from 'zod';
import { defineExpansion } from '../../../pipeline/pages/tree/page-component.ts';

/** A note that several pages show word for word. */
export const notice = defineExpansion({
  attributes: z.strictObject({
    /** Name of a file in `content/data/notices/`. */
    name: z.string(),
  }),
  usage: {
    write: '<Notice name="session-proxy" />',
    shows: 'a note that several pages show word for word: `content/data/notices/session-proxy.yaml`',
  },
});
