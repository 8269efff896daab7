import * as z from 'zod';
import { defineExpansion } from '../../../pipeline/pages/tree/page-component.ts';

/** Code that is not one request. */
export const sample = defineExpansion({
  attributes: z.strictObject({ id: z.string() }),
  usage: {
    write: '<Sample id="verify-webhook" />',
    shows: 'code of the sample `verify-webhook`, wherever its folder is below `content/samples/`',
  },
});
