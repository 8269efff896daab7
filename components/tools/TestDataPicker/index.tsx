import type { ReactNode } from 'react';
import { Island } from '@site/components/browser/islands/Island';
import { Island as View } from './island';

/** Finds test data by what the platform does with it, and puts a test card into this site's samples. */
export function TestDataPicker(): ReactNode {
  return <Island name="TestDataPicker" view={View} props={{}} />;
}
