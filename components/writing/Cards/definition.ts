import * as z from 'zod';
import { childrenOnly, defineComponent } from '../../../pipeline/pages/tree/page-component.ts';

/** A grid of cards that lead to pages. */
export const cards = defineComponent({
  attributes: z.strictObject({}),
  place: 'block',
  usage: {
    write: '<Cards><Card title="Errors" to="/docs/api/errors">What each status means.</Card></Cards>',
    shows: 'cards that lead to pages',
  },
  toMarkdown: childrenOnly,
});

/** One card: a title that is the link, and what the reader finds there. */
export const card = defineComponent({
  attributes: z.strictObject({ title: z.string(), to: z.string() }),
  place: 'block',
  toMarkdown: ({ title, to }, children) => [
    {
      type: 'paragraph',
      children: [{ type: 'link', url: to, children: [{ type: 'text', value: title }] }],
    },
    ...children,
  ],
  searchText: ({ title }) => ({ blocks: [title] }),
});
