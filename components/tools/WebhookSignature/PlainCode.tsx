import type { ReactNode } from 'react';
import { CodeFrame } from '../../generated/CodeBlock';

interface PlainCodeProps {
  readonly code: string;
  readonly title: string;
  /** What screen readers call the code, e.g. `signed bytes`. */
  readonly subject: string;
  readonly wrap?: true;
}

/** Code that's made in the browser, where nothing colors it. */
export function PlainCode({ code, ...frame }: PlainCodeProps): ReactNode {
  return (
    <CodeFrame {...frame}>
      <code data-copied>{code}</code>
    </CodeFrame>
  );
}
