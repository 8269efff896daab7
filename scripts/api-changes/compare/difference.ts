import type { ApiChange } from '../../../pipeline/content/api-changes/index.ts';

export type ChangeKind = ApiChange['kind'];

/** The platform reads what is in a request, and the caller what is in a response. */
export type Direction = 'request' | 'response';

/** A difference at one place. */
export interface Difference {
  readonly kind: ChangeKind;
  /** What happened to the place, e.g. "is now required". */
  readonly what: string;
}

/** A difference inside a schema. */
export interface SchemaDifference extends Difference {
  /** Path from the schema down, e.g. `data.items[].number`. It's empty for the schema itself. */
  readonly path: string;
}

/** Whether more is accepted or sent than before, or less, or something else. */
export type Move = 'wider' | 'narrower' | 'sideways';

/**
 * What a move means. Callers break where a request can say less than before, and where a response can say more.
 *
 * @param directions who reads the value
 */
export function kindOf(move: Move, directions: ReadonlySet<Direction>): ChangeKind {
  const breaks = move === 'sideways' || directions.has(move === 'narrower' ? 'request' : 'response');
  return breaks ? 'breaking' : 'changed';
}

/** A value as a sentence shows it. */
export const code = (value: unknown): string =>
  `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;

/** `a`, `a and b`, `a, b, and c`. */
export const listed = (values: readonly string[], word: 'and' | 'or' = 'and'): string =>
  new Intl.ListFormat('en-US', { type: word === 'and' ? 'conjunction' : 'disjunction' }).format(values);
