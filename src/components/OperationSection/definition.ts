import * as z from 'zod';
import { boldLine, childrenOnly, defineComponent } from '../page-component.ts';

const frame = defineComponent({
  attributes: z.strictObject({}),
  place: 'block',
  bundle: 'every-page',
  toMarkdown: childrenOnly,
});

/** One operation of the API: words, samples and details, in this order. */
export const operationSection = defineComponent({
  attributes: z.strictObject({
    /** Id of the heading. */
    anchor: z.string(),
  }),
  place: 'block',
  bundle: 'every-page',
  toMarkdown: childrenOnly,
});

/** What an operation does. */
export const operationText = frame;

/** Request and response of an operation. */
export const operationSamples = frame;

/** What an operation accepts, returns and fails with. */
export const operationDetails = frame;

/** The fields of one object. */
export const schemaSection = frame;

/** Shown instead of an example when the response has no body. */
export const emptyResponse = defineComponent({
  attributes: z.strictObject({ title: z.string() }),
  place: 'block',
  bundle: 'every-page',
  toMarkdown: ({ title }, children) => [boldLine(title), ...children],
});
