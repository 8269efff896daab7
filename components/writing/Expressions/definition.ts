import * as z from 'zod';
import { defineExpansion } from '../../../pipeline/pages/tree/page-component.ts';

/** Worked examples of expressions, which the build evaluates. */
export const expressions = defineExpansion({
  attributes: z.strictObject({
    /** A file of `content/data/worked-expressions/`. */
    name: z.string(),
    /** The examples to show. */
    set: z.string().optional(),
    /** Instead of a set: what an ID or a variable of the examples leads to. */
    given: z.string().optional(),
    /** Above what is given. */
    title: z.string().optional(),
  }),
  usage: {
    write: '<Expressions name="masks" set="cards" />',
    shows:
      'worked examples of `content/data/worked-expressions/masks.yaml`, which the build evaluates; `given` instead of `set` shows what they read',
  },
});
