import { useMemo, type ReactNode } from 'react';
import type { ComponentProps } from '../../registry/component-types';
import { CodeFrame } from './CodeFrame';
import { codeHtml } from './code-html';

export { CodeFrame } from './CodeFrame';

/** A block of highlighted code. A browser that translates the page doesn't change it. */
export function CodeBlock({
  html,
  title,
  subject,
  wrap,
  illustrative,
}: ComponentProps<'CodeBlock'>): ReactNode {
  // A new object would have the same code rendered again.
  const passed = useMemo(() => codeHtml(html), [html]);
  return (
    <CodeFrame title={title} subject={subject} wrap={wrap} illustrative={illustrative}>
      <code translate="no" data-copied dangerouslySetInnerHTML={{ __html: passed }} />
    </CodeFrame>
  );
}
