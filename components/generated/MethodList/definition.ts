import * as z from 'zod';
import { childrenOnly, defineComponent } from '../../../pipeline/pages/tree/page-component.ts';

/** The methods of an SDK, folded by group. Search leads to the operations themselves. */
export const methodList = defineComponent({
  attributes: z.strictObject({}),
  place: 'block',
  toMarkdown: childrenOnly,
  searchChildren: 'none',
});
