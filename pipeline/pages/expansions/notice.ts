import * as z from 'zod';
import { readAttributes } from '../tree/attributes.ts';
import { failPage } from '../tree/author-error.ts';
import { flowElement, markdownBlocks } from '../tree/build.ts';
import type { Expansion } from '../page-context.ts';

const attributes = z.strictObject({
  /** Name of a file in `data/notices/`. */
  name: z.string(),
});

/** `<Notice name="session-proxy" />`: a note that several pages show word for word. */
export const expandNotice: Expansion = (element, context) => {
  const { name } = readAttributes(context.file, element, attributes);
  try {
    const { type, title, text } = context.notice(name);
    return [flowElement('Admonition', { type, title }, markdownBlocks(text))];
  } catch (error) {
    failPage(context.file, element, error instanceof Error ? error.message : String(error));
  }
};
