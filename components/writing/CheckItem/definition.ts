import * as z from 'zod';
import { boldLine, defineComponent } from '../../../pipeline/pages/tree/page-component.ts';

/** One item of a `Checklist`; its children say how to verify it. */
export const checkItem = defineComponent({
  attributes: z.strictObject({
    /** Its anchor, and its name where the list is stored. */
    id: z.string().regex(/^[a-z0-9-]+$/),
    title: z.string(),
  }),
  place: 'block',
  usage: {
    write: '`<CheckItem id="…" title="…">` … `</CheckItem>`',
    shows: 'an item of a checklist; its children say how to verify it',
  },
  toMarkdown: ({ title }, children) => [
    {
      type: 'list',
      spread: false,
      children: [
        { type: 'listItem', spread: false, checked: false, children: [boldLine(title), ...children] },
      ],
    },
  ],
  searchText: ({ title }) => ({ blocks: [title] }),
});
