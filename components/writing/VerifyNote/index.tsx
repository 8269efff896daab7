import type { ReactNode } from 'react';
import type { ComponentProps } from '../../registry/component-types';

/** The sentence that tells the reader to verify an inferred fact. */
export function VerifyNote({ children }: ComponentProps<'VerifyNote'>): ReactNode {
  return <span data-verify>{children}</span>;
}
