import { ExpressionFailure } from '../errors';
import type { Meter } from '../limits';
import type { Warning } from '../types';
import type { Value } from '../values';

/** An argument of a filter, evaluated; `keyword` where it is written as `name: value`. */
export interface Argument {
  readonly value: Value;
  readonly keyword?: string;
}

/** What a filter knows besides its input. */
export interface FilterCall {
  readonly name: string;
  readonly args: readonly Argument[];
  readonly meter: Meter;
  /** From 0 up to, and without, 1. */
  readonly random: () => number;
  readonly warn: (kind: Warning['kind'], text: string) => void;
}

/** Gives the result of a filter; throws an `ExpressionFailure` where the input or an argument has none. */
export type FilterRule = (input: Value, call: FilterCall) => Value;

/** A filter with the number of arguments that it accepts. */
export interface Filter {
  readonly rule: FilterRule;
  readonly least: number;
  readonly most: number;
}

/** A filter that needs `least` arguments and accepts `most`. */
export function filter(rule: FilterRule, least = 0, most = least): Filter {
  return { rule, least, most };
}

/** Ends the evaluation because a filter has no result. `detail` says why and what to write; the name goes in front. */
export function failFilter(call: FilterCall, detail: string, inferred = true): never {
  throw new ExpressionFailure(`The filter "${call.name}" failed`, `"${call.name}" ${detail}`, { inferred });
}
