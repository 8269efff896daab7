import * as z from 'zod';
import { defineExpansion } from '../../../pipeline/pages/tree/page-component.ts';

/** All filters of expressions, as a table. */
export const filterIndex = defineExpansion({
  attributes: z.strictObject({}),
  usage: {
    write: '<FilterIndex />',
    shows: 'a row for each filter, which leads to its place in the reference on the same page',
  },
});
