import type { ReactNode } from 'react';
import { Island } from '@site/components/browser/islands/Island';
import type { ComponentProps } from '../../registry/component-types';
import { Island as View } from './island';

/** One field of a tool, with an example that runs. Its engine is loaded when the reader runs it. */
export function ToolMiniature({ name }: ComponentProps<'ToolMiniature'>): ReactNode {
  return <Island name="ToolMiniature" view={View} props={{ name }} />;
}
