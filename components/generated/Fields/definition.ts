import * as z from 'zod';
import { defineComponent } from '../../../pipeline/pages/tree/page-component.ts';

/** The fields of an object, or the parameters of an operation. */
export const fields = defineComponent({
  attributes: z.strictObject({}),
  place: 'block',
  toMarkdown: (_attributes, children) => [{ type: 'list', spread: false, children }],
});

/** One field: name, type, limits and what it means; a link can lead to it. */
export const field = defineComponent({
  attributes: z.strictObject({
    name: z.string(),
    id: z.string(),
    type: z.string(),
    constraint: z.string().optional(),
    required: z.literal(true).optional(),
    deprecated: z.literal(true).optional(),
  }),
  place: 'block',
  toMarkdown: ({ name, type, constraint, required, deprecated }, children) => {
    const facts = [type, required && 'required', deprecated && 'deprecated', constraint].filter(Boolean);
    const line = [
      { type: 'inlineCode', value: name },
      { type: 'text', value: ` (${facts.join(', ')})` },
    ];
    return [
      { type: 'listItem', spread: false, children: [{ type: 'paragraph', children: line }, ...children] },
    ];
  },
  searchText: ({ name }) => ({ names: [name] }),
});
