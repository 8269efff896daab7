import * as z from 'zod';
import {
  childrenOnly,
  defineComponent,
  defineExpansion,
} from '../../../pipeline/pages/tree/page-component.ts';

/** The fields of one object. Blocks inside the element come before the fields. */
export const schema = defineExpansion({
  attributes: z.strictObject({ name: z.string(), title: z.string().optional() }),
  usage: {
    write: '<Schema name="Token" title="The token object" />',
    shows: 'the fields of one object; operations of the same page link to it',
  },
});

/** The fields of an object, in the width of text. */
export const schemaSection = defineComponent({
  attributes: z.strictObject({}),
  place: 'block',
  toMarkdown: childrenOnly,
});
