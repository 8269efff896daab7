import type { GivenRequest } from '../../../../../tests/support/platform-session.ts';

/** A call, and the operation that must succeed before it. */
export type RoomCall = Omit<GivenRequest, 'method'> & { readonly after?: string | undefined };

/** How the operations of a folder of the double are called. */
export interface RoomCalls {
  /** So that each succeeds, by its ID. */
  readonly successes: Readonly<Record<string, RoomCall>>;
  /** Requests that fail, by operation and status, beside those that every operation has; each has what differs. */
  readonly failures: readonly (readonly [string, number, Partial<RoomCall>])[];
  /** Documented errors that the double never gives, e.g. `tokens.update 409`, and why. */
  readonly neverGiven: Readonly<Record<string, string>>;
}
