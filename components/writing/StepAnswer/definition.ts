import * as z from 'zod';
import { defineExpansion } from '../../../pipeline/pages/tree/page-component.ts';

/** What the destination of a proxied call returns. */
export const stepAnswer = defineExpansion({
  attributes: z.strictObject({
    workflow: z.string(),
    id: z.string(),
    name: z.string().optional(),
    /** The properties that matter here, with spaces between them, e.g. `id card.brand`. */
    shows: z.string().min(1).optional(),
  }),
  usage: {
    write: '<StepAnswer workflow="charge-card" id="chargeCard" />',
    shows: 'what the destination of a proxied call returns',
  },
});
