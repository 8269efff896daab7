import type { ReactNode } from 'react';
import { Island } from '@site/components/browser/islands/Island';
import { Island as View } from './island';

/** Says of each address in a pasted string whether it is one of the platform's. */
export function AddressCheck(): ReactNode {
  return <Island name="AddressCheck" view={View} props={{}} />;
}
