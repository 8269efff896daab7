import type { ReactNode } from 'react';
import type { TextPart } from '@site/src/lib/search/matched-words';

/** A text with the words marked that the reader asked for. */
export function MarkedText({ parts }: { readonly parts: readonly TextPart[] }): ReactNode {
  return parts.map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : text));
}
