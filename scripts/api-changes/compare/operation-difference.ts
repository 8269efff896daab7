import type { ChangeKind, Difference, SchemaDifference } from './difference.ts';
import type { SchemaPlace } from './schemas.ts';

/** A difference with what it's about, e.g. "The `404` response". */
export interface OperationDifference extends Difference {
  readonly subject: string;
}

/** The schemas of both states. */
export type Schemas = Omit<SchemaPlace, 'directions'>;

/** Differences inside a schema, with what each is about. */
export const inPlace = (
  differences: readonly SchemaDifference[],
  subject: (path: string) => string,
): OperationDifference[] =>
  differences.map(({ kind, what, path }) => ({ kind, what, subject: subject(path) }));

interface PartOfRequest {
  readonly required: boolean;
}

/**
 * Whether a part of a request came, went, or became required or optional.
 *
 * @param before undefined where there was none, as `after` where there's none
 */
export function comparePresence(
  subject: string,
  before: PartOfRequest | undefined,
  after: PartOfRequest | undefined,
): OperationDifference[] {
  const one = (kind: ChangeKind, what: string): OperationDifference[] => [{ subject, kind, what }];
  if (before?.required === after?.required) return [];
  if (after === undefined) return one('breaking', 'was removed');
  if (before === undefined)
    return after.required ? one('breaking', 'is new and required') : one('new', 'is new');
  return after.required ? one('breaking', 'is now required') : one('changed', 'is no longer required');
}
