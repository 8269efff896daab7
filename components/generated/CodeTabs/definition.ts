import * as z from 'zod';
import { boldLine, defineComponent, type MarkdownNode } from '../../../pipeline/pages/tree/page-component.ts';
import { SAMPLE_LEVEL } from '../../../engines/markdown/index.ts';

/** The heading for a sample's language, at a level that no heading of a page has, so that it begins no section. */
const sampleHeading = (label: string): MarkdownNode => ({
  type: 'heading',
  depth: SAMPLE_LEVEL,
  children: [{ type: 'text', value: label }],
});

/** One sample in several languages. */
export const codeTabs = defineComponent({
  attributes: z.strictObject({
    title: z.string().optional(),
    /**
     * What the sample does, e.g. `Create a token`. When it renders the page, the build makes it unlike any other there.
     */
    subject: z.string().optional(),
    /** The code identifies a host or an environment, which the reader can switch. */
    environments: z.literal(true).optional(),
    /** Its ID among the samples that run in the page. Absent where it doesn't run. */
    run: z.string().optional(),
  }),
  place: 'block',
  toMarkdown: ({ title }, children) => [...(title === undefined ? [] : [boldLine(title)]), ...children],
});

/** One language of a sample. It's only allowed inside `CodeTabs`, which renders it. */
export const codePanel = defineComponent({
  attributes: z.strictObject({
    language: z.string(),
    label: z.string(),
    /** What the tests checked this sample against, a sentence for its mark. */
    checked: z.string().optional(),
    /** The ID of this tab alone among the samples that run in the page. */
    run: z.string().optional(),
  }),
  place: 'block',
  toMarkdown: ({ label }, children) => [sampleHeading(label), ...children],
});
