import * as z from 'zod';
import { childrenOnly, defineComponent } from '../../../pipeline/pages/tree/page-component.ts';

/**
 * The sentence that tells the reader to verify an inferred fact. Data tables write it for rows with `inferred`, and a
 * writer puts it around such a sentence in prose, so that the facts without a source can be listed.
 */
export const verifyNote = defineComponent({
  attributes: z.strictObject({}),
  place: 'line',
  usage: {
    write: '`<VerifyNote>` … `</VerifyNote>`',
    shows: 'a sentence that tells the reader to verify a fact that no source states, see [Add data](data.md)',
  },
  toMarkdown: childrenOnly,
});
