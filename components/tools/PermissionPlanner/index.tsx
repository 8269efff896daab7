import type { ReactNode } from 'react';
import { Island } from '@site/components/browser/islands/Island';
import { Island as View } from './island';

/** Plans permissions from code or operations, and explains permissions and rejected calls. */
export function PermissionPlanner(): ReactNode {
  return <Island name="PermissionPlanner" view={View} props={{}} />;
}
