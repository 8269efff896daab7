import type { Json } from '../../../engines/json/index.ts';
import type { Operation } from '../../content/api-description/index.ts';
import type { AnswerCondition, CallBranch, CallClient, CallOutput, CallRetry } from '../writing/types.ts';

/** What a destination answers in an example, or the platform in a failure that a guide names. */
export interface StepAnswer {
  /** Absent for the answer of a call that goes well. */
  readonly name?: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Json;
}

/** Where a value of an earlier step is used. */
export interface EarlierOutput {
  readonly output: string;
  readonly step: WorkflowStep;
}

/** The operation that a step names: one of the API description, or a proxied call, which no SDK has a method for. */
export type StepOperation =
  | { readonly kind: 'api'; readonly id: string }
  | { readonly kind: 'proxy'; readonly operation: Operation };

export interface WorkflowStep {
  readonly id: string;
  /** Counted from 1. */
  readonly position: number;
  /** What the step does, e.g. `Store the card`. */
  readonly title: string;
  readonly operation: StepOperation;
  readonly client: CallClient;
  /** Values by parameter; outputs of earlier steps in the spelling of Arazzo, inputs as a reader replaces them. */
  readonly parameters: Readonly<Record<string, Json>>;
  readonly body?: Json;
  /** The status that the step expects. */
  readonly status: number;
  /** What must be true for the response body. */
  readonly conditions: readonly AnswerCondition[];
  /** The steps after this one that only one kind of failure leads to. */
  readonly branch?: CallBranch;
  /** How the step is repeated until its answer is final. */
  readonly retry?: CallRetry;
  readonly outputs: readonly CallOutput[];
  readonly earlierOutputs: readonly EarlierOutput[];
  readonly answers: readonly StepAnswer[];
}

/** The server calls of a guide. */
export interface Workflow {
  /** Name of its file, e.g. `charge-card`. */
  readonly name: string;
  readonly title: string;
  readonly summary: string;
  readonly inputs: readonly WorkflowInput[];
  readonly steps: readonly WorkflowStep[];
}

/** A value that the reader brings. */
export interface WorkflowInput {
  readonly name: string;
  readonly description: string;
  /** What code has in its place: a placeholder, or the default. */
  readonly inCode: Json;
  /** Whether steps send it as the key of an application. */
  readonly isKey: boolean;
  /** A value of its form, for tests. */
  readonly example: Json;
}
