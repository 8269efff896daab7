import type { ReactNode } from 'react';
import type { ComponentProps } from '../registry';

/** The text of a link to a page that is not written yet; the build counts these. */
export function UnwrittenLink({ to, children }: ComponentProps<'UnwrittenLink'>): ReactNode {
  return <span data-unwritten-page={to}>{children}</span>;
}
