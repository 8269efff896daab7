import * as z from 'zod';
import { defineComponent } from '../../../pipeline/pages/tree/page-component.ts';

/** Finds test data by what the platform does with it, and puts a test card into this site's samples. */
export const testDataPicker = defineComponent({
  attributes: z.strictObject({}),
  place: 'block',
  usage: {
    write: '<TestDataPicker />',
    shows: 'fields that lead to test data, and put a test card into this site’s samples',
  },
  toMarkdown: () => [],
  searchText: () => ({
    blocks: ['Find a test card by brand, 3DS outcome, or result, and use it in the samples.'],
  }),
});
