import * as z from 'zod';
import { defineExpansion } from '../../../pipeline/pages/tree/page-component.ts';

/** What changed in the API description. */
export const apiChanges = defineExpansion({
  attributes: z.strictObject({}),
  usage: {
    write: '<ApiChanges />',
    shows:
      'what changed in the API description, a section for each day, of `content/records/api-changes.json`',
  },
});
