/** Events that webhooks receive once more. */
import { redeliver, type PlatformState, type WebhookDelivery, type Environment } from '../simulator';
import type { GuideRun } from './types';
import { environmentAt } from './environment';

/** The deliveries that a step caused. */
export function newDeliveries(before: PlatformState, after: PlatformState): readonly WebhookDelivery[] {
  const known = new Set(before.deliveries.map(({ id }) => id));
  return after.deliveries.filter(({ id }) => !known.has(id));
}

/** The state after every event that a step caused was delivered once more. */
export function redelivered(
  before: PlatformState,
  after: PlatformState,
  environment: Environment,
): PlatformState {
  return newDeliveries(before, after).reduce((state, { id }) => redeliver(state, id, environment), after);
}

/** A delivery that a reader repeats, and how many steps had run then. */
export interface AskedDelivery {
  readonly id: string;
  readonly after: number;
}

/** How many parts a step has before a reader repeats a delivery. Its request or its delivery can happen twice. */
const EARLIER_PARTS = 2;

/**
 * What webhooks received in a run, in order, with the deliveries that a reader repeated. A repeat of a delivery that the
 * run doesn't have changes nothing.
 */
export function runDeliveries(
  { platform }: GuideRun,
  asked: readonly AskedDelivery[],
): readonly WebhookDelivery[] {
  const repeated = asked.reduce(
    (state, { id, after }, place) => redeliver(state, id, environmentAt(after - 1, EARLIER_PARTS + place)),
    platform,
  );
  return repeated.deliveries.toSorted((one, other) => one.deliveredAt - other.deliveredAt);
}
