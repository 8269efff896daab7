import * as z from 'zod';
import { boldLine, defineComponent, defineExpansion } from '../../../pipeline/pages/tree/page-component.ts';

/** What an operation returns. */
export const response = defineExpansion({
  attributes: z.strictObject({
    operation: z.string(),
    example: z.string().optional(),
    /** Without it, the response of an operation that went well. */
    status: z.coerce.number().int().optional(),
    /** The properties that matter here, with spaces between them, e.g. `id card.brand`. */
    shows: z.string().min(1).optional(),
  }),
  usage: {
    write: '<Response operation="tokens.create" example="card" status="201" shows="id card.brand" />',
    shows: 'what comes back: the properties in `shows`, and all of it on request',
  },
});

/** Shown instead of an example when the response has no body. */
export const emptyResponse = defineComponent({
  attributes: z.strictObject({ title: z.string() }),
  place: 'block',
  toMarkdown: ({ title }, children) => [boldLine(title), ...children],
});
