import * as z from 'zod';
import { boldLine, defineComponent } from '../../../pipeline/pages/tree/page-component.ts';

/** Method and path of an operation, and the facts about it. */
export const endpoint = defineComponent({
  attributes: z.strictObject({ method: z.string(), path: z.string() }),
  place: 'block',
  toMarkdown: ({ method, path }, children) => [
    { type: 'paragraph', children: [{ type: 'inlineCode', value: `${method} ${path}` }] },
    ...children,
  ],
  searchText: ({ method, path }) => ({ names: [`${method} ${path}`] }),
});

/** Who can call an operation, or what it accepts: a label, and names in code font in a paragraph. */
export const endpointFact = defineComponent({
  attributes: z.strictObject({ label: z.string() }),
  place: 'block',
  toMarkdown: ({ label }, children) => [boldLine(`${label}:`), ...children],
  searchText: ({ label }) => ({ names: [label] }),
  searchChildren: 'names',
});
