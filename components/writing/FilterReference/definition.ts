import * as z from 'zod';
import { defineExpansion } from '../../../pipeline/pages/tree/page-component.ts';

/** The filters of a group of expressions. */
export const filterReference = defineExpansion({
  attributes: z.strictObject({ group: z.string() }),
  usage: {
    write: '<FilterReference group="Masking" />',
    shows: 'the filters of a group of expressions, each with signature, rule, worked examples and errors',
  },
});
