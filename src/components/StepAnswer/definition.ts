import * as z from 'zod';
import { defineExpansion } from '../page-component.ts';

/** What the destination of a proxied call returns. */
export const stepAnswer = defineExpansion({
  attributes: z.strictObject({ workflow: z.string(), id: z.string(), name: z.string().optional() }),
  usage: {
    write: '<StepAnswer workflow="charge-card" id="chargeCard" />',
    shows: 'what the destination of a proxied call returns',
  },
});
