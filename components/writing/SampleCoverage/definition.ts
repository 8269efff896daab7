import * as z from 'zod';
import { defineExpansion } from '../../../pipeline/pages/tree/page-component.ts';

/** How many request samples each language has. */
export const sampleCoverage = defineExpansion({
  attributes: z.strictObject({}),
  usage: {
    write: '<SampleCoverage />',
    shows: 'how many request samples each language has, and what they are checked against',
  },
});
