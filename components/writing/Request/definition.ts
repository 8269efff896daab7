import * as z from 'zod';
import { defineExpansion } from '../../../pipeline/pages/tree/page-component.ts';

/** One request in every language. */
export const request = defineExpansion({
  attributes: z.strictObject({ operation: z.string(), example: z.string().optional() }),
  usage: {
    write: '<Request operation="tokens.create" example="card" />',
    shows: 'one named example in every language',
  },
});
