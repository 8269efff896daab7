import type { GivenRequest } from '../../../../../tests/support/platform-session.ts';

/** A call, and the operation that must succeed before it. */
export type OperationCall = Omit<GivenRequest, 'method'> & { readonly after?: string | undefined };

/** How the operations of a folder of the simulator are called. */
export interface OperationCalls {
  /** So that each succeeds, by its ID. */
  readonly successes: Readonly<Record<string, OperationCall>>;
  /** Requests that fail, by operation and status, beside those that every operation has; each has what differs. */
  readonly failures: readonly (readonly [string, number, Partial<OperationCall>])[];
  /** Documented errors that the simulator never gives, e.g. `tokens.update 409`, and why. */
  readonly neverGiven: Readonly<Record<string, string>>;
}
