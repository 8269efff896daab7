import * as z from 'zod';
import { ADMONITION_KINDS } from '../../../pipeline/pages/index.ts';
import { boldLine, defineComponent } from '../../../pipeline/pages/tree/page-component.ts';
import { admonitionTitle } from './title.ts';

/** `:::warning Title`: a note set apart from the text. */
export const admonition = defineComponent({
  attributes: z.strictObject({
    type: z.enum(ADMONITION_KINDS),
    title: z.string().optional(),
  }),
  place: 'block',
  usage: {
    write: '`:::warning[Title]` … `:::`',
    shows: 'a note, tip, warning or danger',
  },
  toMarkdown: ({ type, title }, children) => [
    { type: 'blockquote', children: [boldLine(admonitionTitle(type, title)), ...children] },
  ],
  searchText: ({ title }) => ({ blocks: title === undefined ? [] : [title] }),
});
