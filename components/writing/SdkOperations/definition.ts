import * as z from 'zod';
import { defineExpansion } from '../../../pipeline/pages/tree/page-component.ts';

/** Every method of an SDK. */
export const sdkOperations = defineExpansion({
  attributes: z.strictObject({ language: z.string() }),
  usage: {
    write: '<SdkOperations language="python" />',
    shows:
      'every method of an SDK, folded by group, with a link to its operation; its rows stay out of search',
  },
});
