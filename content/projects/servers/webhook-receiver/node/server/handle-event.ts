import type { WebhookEvent } from './verify-webhook.ts';

/**
 * Your work. It can run twice for one event if the process ends in the middle, so make it safe to
 * repeat. Events can arrive out of order: compare `timestamp` before an older one overwrites a newer one.
 */
export async function handleEvent({ type, id }: WebhookEvent): Promise<void> {
  console.log('Handled', type, id);
}
