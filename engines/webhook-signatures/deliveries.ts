/** Example deliveries, and the time in a body. */

/** The events of this site's pages: one envelope, and what `event.data` has in each event. */
export interface ExampleEvents {
  /** A whole delivery, whose `event.data` has the actor. */
  readonly envelope: {
    readonly event: {
      readonly data: Readonly<Record<string, unknown>>;
      readonly [name: string]: unknown;
    };
    readonly [name: string]: unknown;
  };
  /** In the order of the page. */
  readonly payloads: readonly {
    readonly event: string;
    readonly data: Readonly<Record<string, unknown>>;
  }[];
}

/**
 * A delivery of an event, as indented JSON.
 *
 * @param type e.g. `token.created`
 * @param now ISO 8601, of the event and of the delivery
 * @returns undefined if there's no example of that event
 */
export function exampleDelivery(
  { envelope, payloads }: ExampleEvents,
  type: string,
  now: string,
): string | undefined {
  const payload = payloads.find(({ event }) => event === type);
  if (payload === undefined) return undefined;
  const { actor } = envelope.event.data;
  const data = actor === undefined ? payload.data : { ...payload.data, actor };
  const event = { ...envelope.event, type, timestamp: now, data };
  return JSON.stringify({ ...envelope, event, delivered_at: now }, null, 2);
}

const DELIVERED_AT = /("delivered_at"\s*:\s*)"[^"]*"/g;

/** The body with another `delivered_at`; everything else stays as it's written. A body without one stays the same. */
export function withDeliveredAt(body: string, now: string): string {
  return body.replace(DELIVERED_AT, (_, start: string) => `${start}"${now}"`);
}
