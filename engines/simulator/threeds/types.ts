import type { JsonObject } from '../../json';

/** A 3DS session, with what only the simulator knows. */
export interface ThreeDsSession {
  readonly id: string;
  readonly type: 'customer' | 'merchant';
  /** The card number when the session was created. It decides the outcome. */
  readonly number: string;
  /** `token_id` or `token_intent_id`. */
  readonly source: Readonly<Record<string, string>>;
  /** What the API repeats as the caller sent it: `device`, `device_info`, `web_challenge_mode`, `metadata`. */
  readonly given: JsonObject;
  readonly createdBy: string;
  readonly createdAt: number;
  /** When it ends unless it's authenticated. */
  readonly expiresAt: number;
  /** What the hosted page authenticates with. Absent outside the redirect flow. */
  readonly hosted?: JsonObject;
  readonly authentication?: JsonObject;
  readonly authenticatedAt?: number;
  /** When the reader had the customer cancel the challenge, in milliseconds since 1970. */
  readonly canceledAt?: number;
  /** Whether the customer has completed or canceled the challenge. */
  readonly isChallengeOver?: boolean;
  /** Whether the caller has read the challenge result. */
  readonly isResultRead?: boolean;
}
