import * as z from 'zod';
import { childrenOnly, defineComponent } from '../../../pipeline/pages/tree/page-component.ts';

/**
 * A block of code, highlighted. In the tree of a page, code is an ordinary fence; this replaces it when the page
 * becomes HTML.
 */
export const codeBlock = defineComponent({
  attributes: z.strictObject({
    /** Highlighted at build time; its text is exactly the code. */
    html: z.string(),
    language: z.string(),
    title: z.string().optional(),
    /** What the code is, unlike any other on the page; the build adds it when it renders the page. */
    subject: z.string().optional(),
    wrap: z.literal(true).optional(),
    /** No source establishes the strings in the code, and a note below it says so. */
    illustrative: z.literal(true).optional(),
  }),
  place: 'block',
  toMarkdown: childrenOnly,
});
