import * as z from 'zod';
import { defineComponent } from '../../../pipeline/pages/tree/page-component.ts';

/** A field that recognizes errors in a pasted response, exception or log. */
export const errorFinder = defineComponent({
  attributes: z.strictObject({}),
  place: 'block',
  usage: {
    write: '<ErrorFinder />',
    shows: 'a field that recognizes errors in a pasted response, exception, or log',
  },
  toMarkdown: () => [],
  // Its own page is found by its prose; the pages that have it in a fold are about something else.
  searchText: () => ({ blocks: [] }),
});
