import * as z from 'zod';
import { defineExpansion } from '../../../pipeline/pages/tree/page-component.ts';

/** Page and server of a guide, to download. */
export const exampleProject = defineExpansion({
  attributes: z.strictObject({ name: z.string() }),
  usage: {
    write: '<ExampleProject name="collect-cards" />',
    shows: 'page and server of a guide as an archive, with its files and the commands that start it',
  },
});
