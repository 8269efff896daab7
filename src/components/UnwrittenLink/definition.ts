import * as z from 'zod';
import { childrenOnly, defineComponent } from '../page-component.ts';

/**
 * The text of a link to a page that is not written yet. The issue "Tools" writes the last; this component goes
 * then.
 */
export const unwrittenLink = defineComponent({
  attributes: z.strictObject({ to: z.string() }),
  place: 'line',
  toMarkdown: childrenOnly,
});
