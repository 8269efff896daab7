/** What each webhook received, as a log to show. No DOM, nothing of Node.js. */
import type { PlatformState, WebhookDelivery } from '../simulator';

/** A delivery in the log. */
export interface LoggedDelivery extends WebhookDelivery {
  /** e.g. `token.created`. */
  readonly eventType: string;
  readonly eventId: string;
  /** Whether the webhook received the same event before, so that a receiver discards this delivery. */
  readonly isDuplicate: boolean;
}

/** One webhook and what it received. */
export interface WebhookLog {
  readonly id: string;
  readonly url: string;
  /** What it subscribes to. Absent once the webhook is deleted. */
  readonly events?: readonly string[];
  readonly isDisabled: boolean;
  /** Newest first. */
  readonly deliveries: readonly LoggedDelivery[];
}

type Logged = Pick<PlatformState, 'webhooks' | 'deliveries'>;

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

function logged(deliveries: readonly WebhookDelivery[]): readonly LoggedDelivery[] {
  const seen = new Set<string>();
  const all = deliveries.map((delivery) => {
    const eventId = asText(delivery.event.id);
    const isDuplicate = seen.has(eventId);
    seen.add(eventId);
    return { ...delivery, eventId, eventType: asText(delivery.event.type), isDuplicate };
  });
  return all.toReversed();
}

/** The log of each webhook, and then of those that were deleted after they received something. */
export function webhookLogs({ webhooks, deliveries }: Logged): readonly WebhookLog[] {
  const ids = new Set([...webhooks.keys(), ...deliveries.map(({ webhookId }) => webhookId)]);
  return [...ids].map((id) => {
    const webhook = webhooks.get(id);
    const received = logged(deliveries.filter(({ webhookId }) => webhookId === id));
    return {
      id,
      url: webhook?.url ?? received[0]?.url ?? '',
      ...(webhook === undefined ? {} : { events: webhook.events }),
      isDisabled: webhook?.status === 'disabled',
      deliveries: received,
    };
  });
}
