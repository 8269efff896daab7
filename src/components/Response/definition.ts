import * as z from 'zod';
import { boldLine, defineComponent, defineExpansion } from '../page-component.ts';

/** What an operation returns. */
export const response = defineExpansion({
  attributes: z.strictObject({
    operation: z.string(),
    example: z.string().optional(),
    /** Without it, the response of an operation that went well. */
    status: z.coerce.number().int().optional(),
  }),
  usage: {
    write: '<Response operation="tokens.create" example="card" status="201" />',
    shows: 'what comes back',
  },
});

/** Shown instead of an example when the response has no body. */
export const emptyResponse = defineComponent({
  attributes: z.strictObject({ title: z.string() }),
  place: 'block',
  toMarkdown: ({ title }, children) => [boldLine(title), ...children],
});
