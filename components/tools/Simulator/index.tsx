import type { ReactNode } from 'react';
import { Island } from '@site/components/browser/islands/Island';
import { Island as View } from './island';

/** The platform in the page: raw requests in, raw responses out, and what it stores. */
export function Simulator(): ReactNode {
  return <Island name="Simulator" view={View} props={{}} />;
}
