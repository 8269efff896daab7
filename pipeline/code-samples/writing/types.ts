import type { ApiDescription, Operation, RequestExample } from '../../content/api-description/index.ts';

export type Environment = 'test' | 'production';

export interface EmitterInput {
  readonly description: ApiDescription;
  readonly operation: Operation;
  readonly example: RequestExample;
  readonly environment: Environment;
}

/** A value of an answer that later calls need. */
export interface CallOutput {
  /** In words of the wire or of Arazzo, e.g. `tokenId`. Each language spells the variable in its way. */
  readonly name: string;
  /** Where the value is in the body, e.g. `['data', '0', 'id']`. */
  readonly pointer: readonly string[];
}

/** A comparison of a value in an answer, as a workflow states it. */
export interface AnswerCondition {
  /** Where the value is in the body, e.g. `['resultCode']`. */
  readonly pointer: readonly string[];
  readonly operator: '==' | '!=';
  /** In code. An input of the workflow is its placeholder here. */
  readonly value: string | number | boolean;
  /** What a script says when it isn't met, without a period, e.g. `The bank account isn't enabled`. */
  readonly message?: string;
}

/** The calls that a program makes only after an answer that is not as it should be. */
export interface CallBranch {
  /** What must be true for that response, all of it. The script ends after any other one that isn't as it should be. */
  readonly when: readonly AnswerCondition[];
  /** How many of the calls after this one are in the branch. */
  readonly length: number;
  /** What the first of them does, e.g. `Charge through the second processor`. */
  readonly title: string;
}

/** How a program repeats a call until its answer is final. */
export interface CallRetry {
  /** What holds for an answer that is not final, all of it. */
  readonly when: readonly AnswerCondition[];
  /** Seconds between two calls. */
  readonly after: number;
  /** How often the call is repeated at most. */
  readonly limit: number;
}

/** The client of an SDK that a call is made with: one for each key. */
export interface CallClient {
  /** In words, e.g. `management_client`. */
  readonly name: string;
  /** The placeholder for its key, e.g. `<API_KEY>`. */
  readonly key: string;
}

/** One call of a script. A request sample is a script with one call, which has no title and no outputs. */
export interface Call extends EmitterInput {
  /** What the call does, e.g. `Store the card`. */
  readonly title?: string;
  readonly client: CallClient;
  /** Name of the variable that holds what comes back, in words; by the kind of the result when absent. */
  readonly answer?: string;
  /** Distinguishes the names of a second call of a kind from those of the first: empty, or a number. */
  readonly suffix: string;
  readonly outputs: readonly CallOutput[];
  /** What must be true for the response to a call that went well; the program ends when one does not. */
  readonly conditions: readonly AnswerCondition[];
  readonly branch?: CallBranch;
  /** For a call of an SDK only. */
  readonly retry?: CallRetry;
  /** No SDK has a method for it, so that it is sent with the HTTP client of the language. */
  readonly isPlain: boolean;
}
