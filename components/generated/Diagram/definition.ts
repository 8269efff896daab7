import * as z from 'zod';
import { boldLine, defineComponent } from '../../../pipeline/pages/tree/page-component.ts';

/** A diagram with its caption. Its children are the same in words. */
export const diagram = defineComponent({
  attributes: z.strictObject({
    title: z.string(),
    description: z.string(),
    /** Drawn at build time. It has a title and description for assistive technology. */
    svg: z.string(),
    /** What it was drawn from, in Mermaid's language. */
    source: z.string(),
  }),
  place: 'block',
  toMarkdown: ({ title, description, source }) => [
    boldLine(`${title}.`, description),
    { type: 'code', lang: 'mermaid', value: source },
  ],
  searchText: ({ title, description }) => ({ blocks: [`${title}. ${description}`] }),
});
