import * as z from 'zod';
import { childrenOnly, defineComponent } from '../../../pipeline/pages/tree/page-component.ts';

/**
 * A choice of platform, language and goal that leads to an SDK. Its child is a table of all choices, for who has no
 * script.
 */
export const sdkPicker = defineComponent({
  attributes: z.strictObject({}),
  place: 'block',
  usage: {
    write: '<SdkPicker />',
    shows:
      'three questions that lead to an SDK, of `content/data/sdks/sdk-picks.yaml`; a table of all choices without script',
  },
  toMarkdown: childrenOnly,
  // Each row leads to the page that is found itself.
  searchChildren: 'none',
  searchText: () => ({
    blocks: ['Choose an SDK by where your code runs, its language, and what it should do.'],
  }),
});
