import * as z from 'zod';
import { defineExpansion } from '../../../pipeline/pages/tree/page-component.ts';

/** A server without a page, to download. */
export const serverProject = defineExpansion({
  attributes: z.strictObject({ name: z.string() }),
  usage: {
    write: '<ServerProject name="webhook-receiver" />',
    shows: 'a server without a page as an archive; its files are in `content/projects/servers/<name>/`',
  },
});
