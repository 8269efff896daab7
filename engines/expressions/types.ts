import type { Json } from '../json';

/** Where an expression is written: what it can read, and what its result must be, depends on it. */
export const CONTEXTS = [
  'alias',
  'mask',
  'fingerprint',
  'search_index',
  'detokenize',
  'proxy_body',
  'proxy_header',
  'reactor',
] as const;

export type ExpressionContext = (typeof CONTEXTS)[number];

/** The words in front of a colon that describe what an ID is an ID of. */
export const KEYWORDS = [
  'token',
  'token_intent',
  'apple_pay',
  'google_pay',
  'network_token',
  'config',
  'transform_identifier',
] as const;

export type Keyword = (typeof KEYWORDS)[number];

/** What the caller is asked for: a keyword with an ID, or a variable of the context such as `proxy` or `encrypted`. */
export type SourceKind = Keyword | 'variable';

/** Finds a token, a wallet token, an entry of the configuration or a variable; `undefined` where there is none. */
export type Resolve = (kind: SourceKind, id: string) => unknown;

export interface EvaluationOptions {
  readonly context: ExpressionContext;
  /** Data of the token, for `alias`, `mask`, `fingerprint` and `search_index`. */
  readonly data?: unknown;
  /** Metadata of the token, for `fingerprint`. */
  readonly metadata?: unknown;
  readonly resolve?: Resolve;
  /** A number from 0 up to, and without, 1, for the filters that give something else each time. */
  readonly random?: () => number;
}

/** A place in the source. */
export interface Position {
  /** JSON Pointer (RFC 6901) of the string in a source that is a JSON document; empty for any other source. */
  readonly leaf: string;
  /** In UTF-16 units from the start of that string. */
  readonly offset: number;
  /** Both count from 1. */
  readonly line: number;
  readonly column: number;
}

/** What one source or filter of an expression gave. */
export interface Step {
  /** As it is written, e.g. `data.number` or `reveal_last: 4`. */
  readonly text: string;
  /** The name of the filter; absent for the source that the filters start from. */
  readonly filter?: string;
  /** Bytes, which only `hmac` gives, are shown as hexadecimal digits. */
  readonly type: JsonType | 'bytes';
  readonly value: Json;
  readonly at: Position;
}

export interface Warning {
  /**
   * `inferred`: the platform publishes no rule for this case, so the platform might return something else. `random`: the
   * result differs each time. `caution`: the result can show more than is meant, or not be what the receiver expects.
   */
  readonly kind: 'inferred' | 'random' | 'caution';
  readonly text: string;
  readonly at: Position;
}

export interface ExpressionError {
  /** A few words: what is wrong. */
  readonly title: string;
  /** Sentences: what is wrong here, and what to write instead. */
  readonly detail: string;
  readonly at: Position;
  /** Whether no published rule says that this fails. */
  readonly inferred: boolean;
}

export type Evaluation =
  | {
      readonly ok: true;
      readonly value: Json;
      readonly type: JsonType;
      readonly steps: readonly Step[];
      readonly warnings: readonly Warning[];
    }
  | { readonly ok: false; readonly error: ExpressionError };

export type JsonType = 'null' | 'boolean' | 'number' | 'string' | 'array' | 'object';
