import type { Json } from '../json';
import type { PlatformResponse, PlatformState } from '../simulator';

/** A comparison of a value in a response, as a workflow states it. */
export interface GuideCondition {
  /** Where the value is in the body, e.g. `['resultCode']`. */
  readonly pointer: readonly string[];
  readonly operator: '==' | '!=';
  readonly value: string | number | boolean;
}

/** The steps after a step that only one kind of response leads to. */
export interface GuideBranch {
  readonly when: readonly GuideCondition[];
  /** How many of the steps after this one are in the branch. */
  readonly length: number;
}

/**
 * One call of a guide. Its strings refer to values as Arazzo does: `$inputs.<name>` and `$steps.<id>.outputs.<name>`, in
 * braces inside a longer string.
 */
export interface GuideStep {
  readonly id: string;
  /** e.g. `Store the card`. */
  readonly title: string;
  readonly method: string;
  /** With its values, e.g. `/tokens/{$steps.storeCard.outputs.tokenId}`. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Json;
  /** Where the proxy sends the request that an earlier step created. Absent without such a step. */
  readonly destination?: string;
  /** The status that the guide expects. */
  readonly status: number;
  /** What each 3DS status means, and what to do after it, by its name. Absent for other steps. */
  readonly statuses?: Readonly<Record<string, { readonly meaning: string; readonly action: string }>>;
  /** What must be true for the response body. */
  readonly conditions: readonly GuideCondition[];
  readonly branch?: GuideBranch;
  /** What holds for a response after which the step is repeated, and how often at most. */
  readonly retry?: { readonly when: readonly GuideCondition[]; readonly limit: number };
  readonly outputs: readonly { readonly name: string; readonly pointer: readonly string[] }[];
}

/** A value that the reader brings, with an example in its place. */
export interface GuideInput {
  readonly name: string;
  readonly description: string;
  readonly value: Json;
}

/** A test card that a guide can run with, and what it leads to. */
export interface GuideCard {
  readonly number: string;
  /** e.g. `Authentication failed`. */
  readonly outcome: string;
}

/** The server calls of a guide, as the page fetches them. */
export interface GuideProgram {
  readonly name: string;
  readonly title: string;
  readonly inputs: readonly GuideInput[];
  /** Present where the card decides the outcome. The guide's story has the first. */
  readonly cards?: readonly GuideCard[];
  readonly steps: readonly GuideStep[];
}

/** What a reader can make happen to a step: it's the processor's decline, or something on the way. */
export const FAULTS = ['decline', 'timeout', 'lost', 'duplicate', 'redelivery'] as const;
export type Fault = (typeof FAULTS)[number];

/** What a reader does next: run a step as it is or with a fault, or send the last request again. */
export const MOVES = ['run', ...FAULTS, 'repeat'] as const;
export type Move = (typeof MOVES)[number];

/** What the server can conclude from what it received, and what the guide does then. */
export interface Verdict {
  readonly kind: 'went well' | 'branch' | 'again' | 'stopped';
  /** The outcome of a charge, as far as the server can tell; absent for steps that charge nothing. */
  readonly charge?: 'approved' | 'declined' | 'not sent' | 'unknown';
  /** For the reader, complete sentences. */
  readonly text: string;
}

/** A step as it ran. */
export interface StepRun {
  /** Place of the step, from 0. */
  readonly step: number;
  readonly move: Move;
  /** The raw request. */
  readonly request: string;
  /** What reached the server, one for each time that the request was sent. */
  readonly responses: readonly PlatformResponse[];
  readonly verdict: Verdict;
  readonly before: PlatformState;
  readonly after: PlatformState;
}

/** A guide as far as it ran. Never changed in place. */
export interface GuideRun {
  readonly program: GuideProgram;
  /** The chosen card's number, if the guide has a choice. */
  readonly card?: string | undefined;
  readonly platform: PlatformState;
  /** Values that steps handed on, by name. */
  readonly outputs: Readonly<Record<string, Json>>;
  readonly history: readonly StepRun[];
  /** Place of the step that's next, from 0; undefined once the guide has ended. */
  readonly next?: number;
}
