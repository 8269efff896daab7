import * as z from 'zod';
import { defineComponent } from '../../../pipeline/pages/tree/page-component.ts';

/** A place to try expressions: what one gives, step by step, in each place where it can stand. */
export const expressionPlayground = defineComponent({
  attributes: z.strictObject({}),
  place: 'block',
  usage: {
    write: '<ExpressionPlayground />',
    shows: 'a field for an expression and its data, with what it gives, step by step',
  },
  toMarkdown: () => [
    {
      type: 'paragraph',
      children: [
        {
          type: 'link',
          url: '/docs/tools/expressions',
          children: [{ type: 'text', value: 'Open the playground' }],
        },
        { type: 'text', value: ' in a browser.' },
      ],
    },
  ],
  searchText: () => ({
    blocks: ['Try an expression on your data: its result, each step, and where it fails.'],
  }),
});
