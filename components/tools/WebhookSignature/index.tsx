import type { ReactNode } from 'react';
import { Island } from '@site/components/browser/islands/Island';
import { Island as View } from './island';

/** Signs webhook deliveries, and verifies them. */
export function WebhookSignature(): ReactNode {
  return <Island name="WebhookSignature" view={View} props={{}} />;
}
