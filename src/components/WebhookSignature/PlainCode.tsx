import type { ReactNode } from 'react';
import { CodeBlock } from '../CodeBlock';

interface PlainCodeProps {
  readonly code: string;
  readonly language: string;
  readonly title: string;
  /** What screen readers call the code, e.g. `signed bytes`. */
  readonly subject: string;
  readonly wrap?: boolean;
}

/** Code that's made in the browser, where nothing colors it. */
export function PlainCode({ code, ...block }: PlainCodeProps): ReactNode {
  const html = code.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return <CodeBlock key={html} html={html} {...block} />;
}
