import * as z from 'zod';
import { defineComponent } from '../../../pipeline/pages/tree/page-component.ts';

/**
 * A guide's server calls, to run one after the other in a simulator in the page. `<Workflow>` places it. A page places
 * it where the script of the workflow is of no use, because a browser makes its payment.
 */
export const runGuide = defineComponent({
  attributes: z.strictObject({
    /** Of the workflow. */
    name: z.string(),
  }),
  place: 'block',
  toMarkdown: () => [],
  searchText: () => ({ blocks: ['Run this guide in the page, without an account, and make a step fail.'] }),
});
