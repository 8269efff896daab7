import * as z from 'zod';
import {
  childrenOnly,
  defineComponent,
  defineExpansion,
} from '../../../pipeline/pages/tree/page-component.ts';

/** Everything about one operation. Blocks inside the element follow its description. */
export const operation = defineExpansion({
  attributes: z.strictObject({ id: z.string(), example: z.string().optional() }),
  usage: {
    write: '<Operation id="tokens.create" example="card" />',
    shows:
      'everything about one operation, request and response next to it; blocks inside the element follow its description',
  },
});

const frame = defineComponent({
  attributes: z.strictObject({}),
  place: 'block',
  toMarkdown: childrenOnly,
});

/** One operation of the API: words, samples and details, in this order. */
export const operationSection = defineComponent({
  attributes: z.strictObject({
    /** ID of the heading. */
    anchor: z.string(),
  }),
  place: 'block',
  toMarkdown: childrenOnly,
});

/** What an operation does. */
export const operationText = frame;

/** Request and response of an operation. */
export const operationSamples = frame;

/** What an operation accepts, returns and fails with. */
export const operationDetails = frame;
