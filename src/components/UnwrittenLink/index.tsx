import type { ReactNode } from 'react';

/** The text of a link to a page that is not written yet; the build counts these. */
export function UnwrittenLink({
  to,
  children,
}: {
  readonly to: string;
  readonly children?: ReactNode;
}): ReactNode {
  return <span data-unwritten-page={to}>{children}</span>;
}
