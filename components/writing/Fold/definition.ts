import * as z from 'zod';
import { boldLine, defineComponent } from '../../../pipeline/pages/tree/page-component.ts';

/** What few readers want right away, such as the fields of a nested object: folded until they do. */
export const fold = defineComponent({
  attributes: z.strictObject({ label: z.string() }),
  usage: {
    write: '`<Fold label="XML bodies">` … `</Fold>`',
    shows: 'a line that unfolds what few readers need',
  },
  place: 'block',
  toMarkdown: ({ label }, children) => [boldLine(`${label}:`), ...children],
});
