/**
 * Deliveries of events to webhooks. Nothing is sent: the state keeps what the platform would post, in the form that is
 * signed. Who has a key pair signs the body with `signBody` of `webhook-signatures`.
 */
import type { JsonObject } from '../../json';
import { canonicalJson } from '../../webhook-signatures';
import { environmentOf } from '../clock';
import { moment, TENANT } from '../json';
import type { PlatformEvent, PlatformState, WebhookDelivery, Environment } from '../types';

/** How many deliveries are kept. */
const MOST_DELIVERIES = 100;

/** What caused events: the request, and anyone who sent it. */
export interface Cause {
  readonly traceId: string;
  /** Who caused the events, if known. */
  readonly actor?: JsonObject;
}

function deliveryOf(
  webhook: { readonly id: string; readonly url: string },
  event: JsonObject,
  environment: Environment,
): WebhookDelivery {
  const now = environment.now();
  return {
    id: environment.uuid(),
    webhookId: webhook.id,
    url: webhook.url,
    event,
    deliveredAt: now,
    body: canonicalJson({ event, delivered_at: moment(now) }),
  };
}

function withDeliveries(state: PlatformState, added: readonly WebhookDelivery[]): PlatformState {
  return added.length === 0
    ? state
    : { ...state, deliveries: [...state.deliveries, ...added].slice(-MOST_DELIVERIES) };
}

/** The state after events reached each enabled webhook that subscribes to them. */
export function deliver(
  state: PlatformState,
  events: readonly PlatformEvent[],
  { traceId, actor: caller }: Cause,
  environment: Environment,
): PlatformState {
  const webhooks = [...state.webhooks.values()].filter(({ status }) => status === 'enabled');
  const added = events.flatMap(({ type, data, actor = caller }) => {
    const receivers = webhooks.filter(({ events: names }) => names.includes(type));
    if (receivers.length === 0) return [];
    const event: JsonObject = {
      id: environment.uuid(),
      type,
      timestamp: moment(environment.now()),
      tenant_id: TENANT,
      trace_id: traceId,
      data: actor === undefined ? data : { ...data, actor },
    };
    return receivers.map((webhook) => deliveryOf(webhook, event, environment));
  });
  return withDeliveries(state, added);
}

/**
 * Delivers an event once more, as the platform does when a receiver's response got lost: the same `event.id`, and a
 * new `delivered_at`.
 *
 * @param id of an earlier delivery; an unknown one changes nothing
 */
export function redeliver(state: PlatformState, id: string, outside: Environment): PlatformState {
  const earlier = state.deliveries.find((one) => one.id === id);
  if (earlier === undefined) return state;
  const webhook = { id: earlier.webhookId, url: earlier.url };
  return withDeliveries(state, [deliveryOf(webhook, earlier.event, environmentOf(state, outside))]);
}
