import type { ReactNode } from 'react';
import { Island } from '@site/components/browser/islands/Island';
import { Fold } from '../../writing/Fold';
import type { ComponentProps } from '../../registry/component-types';
import { Island as View } from './island';

/** A guide's server calls, to run one after the other in a simulator; folded until the reader wants it. */
export function RunGuide({ name }: ComponentProps<'RunGuide'>): ReactNode {
  return (
    <Fold label="Run it here, and make a step fail">
      <Island name="RunGuide" view={View} props={{ name }} />
    </Fold>
  );
}
