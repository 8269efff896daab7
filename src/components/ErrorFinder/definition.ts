import * as z from 'zod';
import { defineComponent } from '../page-component.ts';

/** A field that recognizes errors in a pasted response, exception or log. */
export const errorFinder = defineComponent({
  attributes: z.strictObject({}),
  place: 'block',
  usage: {
    write: '<ErrorFinder />',
    shows: 'a field that recognizes errors in a pasted response, exception, or log',
  },
  toMarkdown: () => [],
  searchText: () => ({
    blocks: ['Paste an error, a response, an exception, or a log to find its cause and fix.'],
  }),
});
