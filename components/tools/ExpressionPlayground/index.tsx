import type { ReactNode } from 'react';
import { Island } from '@site/components/browser/islands/Island';
import { Island as View } from './island';

/** Shows what an expression gives, while the reader writes it. */
export function ExpressionPlayground(): ReactNode {
  return <Island name="ExpressionPlayground" view={View} props={{}} />;
}
