import * as z from 'zod';
import { defineExpansion } from '../../../pipeline/pages/tree/page-component.ts';

/** All steps of a workflow. */
export const workflow = defineExpansion({
  attributes: z.strictObject({ name: z.string() }),
  usage: {
    write: '<Workflow name="charge-card" />',
    shows: 'all steps of a flow as one program, to read, to download, and to run in the page',
  },
});
