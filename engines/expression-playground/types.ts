import type { ExpressionContext, JsonType, Warning } from '../expressions';
import type { TextPosition } from '../json-text';

/** What the playground works on. Everything but the context is text as it is typed. */
export interface Attempt {
  readonly where: ExpressionContext;
  readonly expression: string;
  /** JSON: the data of the token. */
  readonly data: string;
  /** ID of the token whose data it is, in contexts that read tokens by their ID. */
  readonly id: string;
  /**
   * JSON: what else the expression reads, an object of objects. `metadata` in a fingerprint expression; elsewhere
   * `token`, `config`, `variable` and so on, each with what an ID or name leads to.
   */
  readonly sources: string;
}

/** The fields of an attempt that a mistake can be in. */
export type Field = 'expression' | 'data' | 'sources';

/** What a source or filter gave, as compact JSON, cut where it is long. */
export interface ShownStep {
  readonly text: string;
  /** Absent for the source that the filters start from. */
  readonly filter?: string;
  readonly type: JsonType | 'bytes';
  readonly value: string;
  readonly place: TextPosition;
}

export interface ShownWarning {
  readonly kind: Warning['kind'];
  readonly text: string;
  readonly place: TextPosition;
}

/** What an attempt gives. */
export type Inspection =
  | {
      readonly ok: true;
      readonly type: JsonType;
      /** The result as indented JSON. */
      readonly value: string;
      readonly steps: readonly ShownStep[];
      readonly warnings: readonly ShownWarning[];
    }
  | {
      readonly ok: false;
      readonly field: Field;
      /** A few words: what is wrong. */
      readonly title: string;
      /** Sentences: what is wrong here, and what to write instead. */
      readonly detail: string;
      /** Absent where the whole field is meant, or none. */
      readonly place?: TextPosition;
      /** Whether no published rule says that this fails. */
      readonly inferred: boolean;
    };
