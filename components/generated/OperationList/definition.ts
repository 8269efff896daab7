import * as z from 'zod';
import {
  childrenOnly,
  defineComponent,
  type MarkdownNode,
} from '../../../pipeline/pages/tree/page-component.ts';

/** The operations of a page. */
export const operationList = defineComponent({
  attributes: z.strictObject({}),
  place: 'block',
  toMarkdown: (_attributes, children) => [{ type: 'list', spread: false, children }],
  searchChildren: 'none',
});

/** One operation of the list: method, path, and a link with its purpose as a paragraph. */
export const operationLink = defineComponent({
  attributes: z.strictObject({ method: z.string(), path: z.string() }),
  place: 'block',
  toMarkdown: ({ method, path }, children) => {
    const endpoint: MarkdownNode = { type: 'inlineCode', value: `${method} ${path}` };
    return [
      {
        type: 'listItem',
        spread: false,
        children: [{ type: 'paragraph', children: [endpoint] }, ...childrenOnly({}, children)],
      },
    ];
  },
});
