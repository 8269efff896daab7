import type { ReactNode } from 'react';

/** A sentence of the engine, whose code is in backticks. */
export function Sentence({ text }: { readonly text: string }): ReactNode {
  return text.split('`').map((part, place) => (place % 2 === 1 ? <code key={place}>{part}</code> : part));
}
