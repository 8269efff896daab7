/** What the test data of the site is, as `data.ts` of the picker reads it from `content/data/testing/` and the token types. */

import type { Json } from '../json';

/** What a reader can choose test data by, with its label. */
export const FACETS = {
  brand: 'Brand',
  funding: 'Funding',
  country: 'Issuer country',
  behavior: '3DS challenge',
  outcome: '3DS outcome',
  updater: 'Account updater result',
  network: 'Network token result',
  account: 'Bank account status',
  type: 'Token type',
} as const;

export type Facet = keyof typeof FACETS;

/** All of them, as the fields are ordered. */
export const FACET_NAMES = Object.keys(FACETS) as readonly Facet[];

/** What is chosen of each facet, or empty for any. */
export type Choice = Readonly<Record<Facet, string>>;

/** A choice that leaves everything open. */
export const ANYTHING = Object.fromEntries(FACET_NAMES.map((facet) => [facet, ''])) as Choice;

/** Something that the platform does with a value in a test tenant. */
export interface Fact {
  /** What it's about, e.g. `3D Secure`. */
  readonly subject: string;
  /** In a few words, e.g. `UPD_PAN`. */
  readonly short: string;
  /** A sentence with code between backticks. */
  readonly text: string;
  /** Where the site says it, e.g. `/docs/api/testing#3ds`. */
  readonly page: string;
}

/** Data of a token, ready to send to `POST /tokens`. */
export interface TokenData {
  readonly type: string;
  readonly data: Json;
}

/** When a card expires. */
export interface Expiration {
  readonly month: number;
  readonly year: number;
}

/** A card number, a bank account, or another token value to test with. */
export interface TestValue {
  /** Unlike any other, e.g. `4242424242424242`. */
  readonly id: string;
  /** What a reader calls it, e.g. `Card number`. */
  readonly kind: string;
  /** What is typed or sent, e.g. `4242424242424242`, or `021000021 00001`. */
  readonly value: string;
  /** What it has of each facet. */
  readonly facets: Readonly<Partial<Record<Facet, readonly string[]>>>;
  readonly facts: readonly Fact[];
  /** Tokens that accept it, or none if the platform rejects it. */
  readonly tokens: readonly TokenData[];
  /** The expiration that the account updater's test needs. */
  readonly updaterExpiration?: Expiration;
}

/** What another card replaces in samples. */
export interface SampleCard {
  readonly number: string;
  readonly expiration: Expiration;
}

/** A card that can be put into samples, as the build knows it. */
export interface KnownCard {
  /** What it does, e.g. `3D Secure: Successful challenge authentication`. */
  readonly does: string;
  /** The expiration that its test can need. */
  readonly expiration?: Expiration;
}

/** What samples need to show another card. */
export interface SampleCards {
  /** The card that they have. */
  readonly samples: SampleCard;
  /** Cards that a token accepts, by number. */
  readonly cards: Readonly<Record<string, KnownCard>>;
}
