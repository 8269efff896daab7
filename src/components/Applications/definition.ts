import * as z from 'zod';
import { defineExpansion } from '../page-component.ts';

/** The applications that a guide needs. */
export const applications = defineExpansion({
  attributes: z.strictObject({
    /** Names of files in `data/applications/`, with a space between them. */
    names: z.string().transform((names) => names.split(/\s+/)),
  }),
  usage: {
    write: '<Applications names="card-form backend-reads-tokens" />',
    shows:
      'applications that the reader creates, of `data/applications/`, with links to the portal and the requests that create them',
  },
});
