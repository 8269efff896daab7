import type { GuideProgram, GuideRun, Verdict } from '../guide-runs';
import type { Exchange, Session } from '../simulator-sessions';

/** A request that a sample needs to be sent before it, such as one that creates the token. */
export interface EarlierRequest {
  /** e.g. `Create a token: A card with a custom ID`. */
  readonly title: string;
  readonly request: string;
  /** The status that it's documented with. */
  readonly status: number;
}

/** A request sample as raw HTTP. */
export interface RequestRun {
  readonly kind: 'request';
  readonly request: string;
  readonly before: readonly EarlierRequest[];
}

/** A step of a guide, whose request has what earlier steps return. */
export interface StepSample {
  readonly kind: 'step';
  readonly program: GuideProgram;
  /** Of the step, from 0. */
  readonly place: number;
}

export type RunnableSample = RequestRun | StepSample;

/** A sample as it was opened. */
export interface OpenedSample {
  /** The raw request that it starts with. */
  readonly request: string;
  /** What was sent before it, in complete sentences. Empty for nothing. */
  readonly notes: readonly string[];
}

/** What came of the last request of a sample. */
export type SampleResult =
  | { readonly kind: 'not sent'; readonly message: string }
  | {
      readonly kind: 'sent';
      readonly exchange: Exchange;
      /** What a server can conclude. Absent where the response says it all. */
      readonly verdict?: Verdict;
      /** What the reader must know about the charge, e.g. that it's the order's second. */
      readonly warning?: string;
    };

/** What a reader has run on a page, with one simulated platform for all of its samples. Never changed in place. */
export interface SampleSession {
  readonly session: Session;
  /** Runs of guides by name, each on the session as it was last. */
  readonly guides: ReadonlyMap<string, GuideRun>;
  /** By a sample's ID. */
  readonly opened: ReadonlyMap<string, OpenedSample>;
  readonly results: ReadonlyMap<string, SampleResult>;
  /** How many requests were sent. */
  readonly sent: number;
  /** How often each sample was sent. */
  readonly sends: ReadonlyMap<string, number>;
  /** All requests so far, by which the vault's view knows what the reader uses. */
  readonly written: string;
  /** Whether it's unknown if a card was charged. Then nothing that would be a new charge is sent. */
  readonly isChargeUnknown: boolean;
}
