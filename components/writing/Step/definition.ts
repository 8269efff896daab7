import * as z from 'zod';
import { defineExpansion } from '../../../pipeline/pages/tree/page-component.ts';

/** One step of a workflow. */
export const step = defineExpansion({
  attributes: z.strictObject({ workflow: z.string(), id: z.string() }),
  usage: {
    write: '<Step workflow="charge-card" id="storeCard" />',
    shows: 'one step of a flow of calls in every language',
  },
});
