import type { ReactNode } from 'react';
import type { OutputPart } from '@site/engines/search';

/** A string with the words of the query marked. */
export function MarkedText({ parts }: { readonly parts: readonly OutputPart[] }): ReactNode {
  return parts.map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : text));
}
