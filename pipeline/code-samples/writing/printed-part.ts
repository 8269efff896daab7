/**
 * What a script prints of what comes back: its ID, or another value that is harmless in a terminal and in a log. Never
 * all of it, which can hold a key, a session key or the data of a token.
 */
import type { SchemaObject } from '../../content/api-description/index.ts';
import { resolve } from './sample-value.ts';
import type { Call } from './types.ts';

/** Properties that programs print, the first that is there. */
const PRINTED: readonly string[] = [
  'id',
  'key_id',
  'connection_id',
  'asyncReactorRequestId',
  'result_code',
  'authentication_status',
  'status',
  'total_tokens',
  'expires_at',
];

/** Properties of the items of a list, the first that is there. */
const PRINTED_OF_ITEMS = ['id', 'key_id', 'name', 'value', 'type'];

export type PrintedPart =
  | { readonly kind: 'value'; readonly pointer: readonly string[] }
  /** One property of each item of a list: of the answer itself, or of its property `data`. */
  | { readonly kind: 'items'; readonly inData: boolean; readonly name: string; readonly isOptional: boolean }
  /** A list of strings. */
  | { readonly kind: 'strings' };

/** The part of a response that a script prints; undefined where it prints nothing. */
export function printedPart({ description, operation, outputs }: Call): PrintedPart | undefined {
  const schema = operation.responses.find(({ status }) => status < 400)?.schema;
  if (schema === undefined) return undefined;
  const resolved = (one: SchemaObject): SchemaObject => resolve(description, one).resolved;
  const answer = resolved(schema);
  const { data, pagination } = answer.properties ?? {};
  const inData = data?.items !== undefined && pagination !== undefined;
  const items = inData ? data.items : answer.items;
  if (items !== undefined) {
    const { properties, required = [] } = resolved(items);
    if (properties === undefined) return { kind: 'strings' };
    const name = PRINTED_OF_ITEMS.find((one) => one in properties);
    return name === undefined
      ? undefined
      : { kind: 'items', inData, name, isOptional: !required.includes(name) };
  }
  const name = PRINTED.find((one) => one in (answer.properties ?? {}));
  if (name !== undefined) return { kind: 'value', pointer: [name] };
  // An answer without an ID of its own can hold something that has one, which later calls then need.
  const inner = outputs.find(
    ({ pointer: [first = '', last] }) => last === 'id' && first in (answer.properties ?? {}),
  );
  return inner === undefined ? undefined : { kind: 'value', pointer: inner.pointer };
}
