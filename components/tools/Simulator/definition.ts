import * as z from 'zod';
import { defineComponent } from '../../../pipeline/pages/tree/page-component.ts';

/** The platform in the page: raw requests in, raw responses out. */
export const simulator = defineComponent({
  attributes: z.strictObject({}),
  place: 'block',
  usage: {
    write: '<Simulator />',
    shows: 'a field for raw requests to a simulated platform, with its responses and what it stores',
  },
  toMarkdown: () => [],
  searchText: () => ({
    blocks: ['Send a raw HTTP request to a simulated API in the page, without an account or a key.'],
  }),
});
