import * as z from 'zod';
import { defineComponent } from '../../../pipeline/pages/tree/page-component.ts';

/** A field that tells whether an address is one of the platform's. */
export const addressCheck = defineComponent({
  attributes: z.strictObject({}),
  place: 'block',
  usage: {
    write: '<AddressCheck />',
    shows: 'a field that checks whether an address is one of the platform’s',
  },
  toMarkdown: () => [],
  searchText: () => ({ blocks: ['Check whether an IP address belongs to the platform.'] }),
});
