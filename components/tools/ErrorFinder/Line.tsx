import type { ReactNode } from 'react';
import { Link } from '@site/components/browser/navigation/link';
import { markdownParts, type MarkdownPart } from '@site/engines/errors';

function Part({ part }: { readonly part: MarkdownPart }): ReactNode {
  if (part.kind === 'text') return part.text;
  if (part.kind === 'code') return <code>{part.text}</code>;
  const inner = part.parts.map((one, place) => <Part key={place} part={one} />);
  return part.kind === 'bold' ? <strong>{inner}</strong> : <Link to={part.to}>{inner}</Link>;
}

/** A line of Markdown, as tables have it. */
export function Line({ text }: { readonly text: string }): ReactNode {
  return markdownParts(text).map((part, place) => <Part key={place} part={part} />);
}
