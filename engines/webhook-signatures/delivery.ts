import type { SignedHere } from './sign';

/** What a reader pastes. */
export interface Delivery {
  readonly headers: string;
  /** As it arrived. */
  readonly body: string;
  /** PEM. */
  readonly publicKey: string;
  /** The version that the key is for, e.g. `v1-test`. */
  readonly keyVersion: string;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
  /** The last signature of this page, if there's one. */
  readonly signedHere?: SignedHere | undefined;
}
