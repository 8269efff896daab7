import * as z from 'zod';
import { defineExpansion } from '../../../pipeline/pages/tree/page-component.ts';

/** The applications that a guide needs. */
export const applications = defineExpansion({
  attributes: z.strictObject({
    /** Names of files in `content/data/applications/`, with a space between them. */
    names: z.string().transform((names) => names.split(/\s+/)),
  }),
  usage: {
    write: '<Applications names="card-form backend-reads-tokens" />',
    shows:
      'applications that the reader creates, of `content/data/applications/`, with links to the portal and the requests that create them',
  },
});
