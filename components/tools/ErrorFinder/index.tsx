import type { ReactNode } from 'react';
import { Island } from '@site/components/browser/islands/Island';
import { Island as View } from './island';

/** Recognizes errors in a pasted response, exception or log. */
export function ErrorFinder(): ReactNode {
  return <Island name="ErrorFinder" view={View} props={{}} />;
}
