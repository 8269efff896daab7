import * as z from 'zod';
import { boldLine, defineComponent } from '../../lib/page-component.ts';

/** `:::warning Title`: a note set apart from the text. Drawn by the theme. */
export const admonition = defineComponent({
  attributes: z.strictObject({
    type: z.enum(['note', 'tip', 'warning', 'danger']),
    title: z.string().optional(),
  }),
  place: 'block',
  bundle: 'every-page',
  toMarkdown: ({ type, title }, children) => {
    const heading = boldLine(title ?? type.charAt(0).toUpperCase() + type.slice(1));
    return [{ type: 'blockquote', children: [heading, ...children] }];
  },
  searchText: ({ title }) => ({ blocks: title === undefined ? [] : [title] }),
});
