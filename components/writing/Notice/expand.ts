import { flowElement } from '../../builders/elements.ts';
import { markdownBlocks } from '../../../pipeline/pages/tree/build.ts';
import type { Expand } from '../../../pipeline/pages/index.ts';
import type { notice } from './definition.ts';

/** `<Notice name="session-proxy" />`: a note that several pages show word for word. */
export const expand: Expand<typeof notice> = ({ name }, page) => {
  const { type, title, text } = page.notice(name);
  return [flowElement('Admonition', { type, title }, markdownBlocks(text))];
};
