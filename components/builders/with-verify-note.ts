import type { PhrasingContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { textElement } from './elements.ts';
import { markdownPhrase, text } from '../../pipeline/pages/tree/build.ts';

const SENTENCE_END = /[.!?)]$/;

/**
 * A cell or sentence of data, and after it what the reader does about an inferred fact.
 *
 * @param sentence undefined where the fact has a source
 * @returns the content itself without a sentence; the sentence alone where there is no content
 */
export function withVerifyNote(
  content: readonly PhrasingContent[],
  sentence: string | undefined,
): PhrasingContent[] {
  if (sentence === undefined) return [...content];
  const note = textElement('VerifyNote', {}, markdownPhrase(sentence));
  if (content.length === 0) return [note];
  const ends = SENTENCE_END.test(toString({ type: 'paragraph', children: [...content] }));
  return [...content, text(ends ? ' ' : '. '), note];
}
