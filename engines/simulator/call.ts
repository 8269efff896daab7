/** One request with everything that its handler needs. */
import { type Json, type JsonObject, isObject } from '../json';
import type { Caller } from './applications/access';
import { invalid, Problem, respondWith } from './problems';
import type { Handled, Outcome, PlatformRequest, PlatformState, Environment } from './types';

export interface Call {
  readonly state: PlatformState;
  readonly request: PlatformRequest;
  readonly environment: Environment;
  readonly caller: Caller;
  /** Decoded values of the path, in order. */
  readonly path: readonly string[];
}

/** Does what an operation does; throws a `Problem` where it cannot. */
export type Handler = (call: Call) => Handled;

/**
 * The body as JSON; an absent one is `undefined`.
 *
 * @throws Problem 400 where it is not JSON
 */
export function jsonBody({ request: { body } }: Call): Json | undefined {
  if (body.trim() === '') return undefined;
  try {
    return JSON.parse(body) as Json;
  } catch {
    throw invalid({ error: "The body isn't JSON." });
  }
}

/**
 * The body as an object.
 *
 * @throws Problem 400 where it is none
 */
export function objectBody(call: Call): JsonObject {
  const body = jsonBody(call);
  if (!isObject(body)) throw invalid({ error: 'The body must be a JSON object.' });
  return body;
}

const MERGE_PATCH = 'application/merge-patch+json';

/** @throws Problem 415 where the body isn't announced as a merge patch */
export function demandMergePatch({ request: { headers } }: Call): void {
  const [contentType = ''] = (headers['content-type'] ?? '').split(';');
  if (contentType.trim() !== MERGE_PATCH)
    throw new Problem(415, `Send the content type ${MERGE_PATCH}.`, {
      title: 'Unsupported Media Type',
      status: 415,
    });
}

/** A response that leaves everything unchanged. */
export function unchanged(call: Call, status: number, body?: Json): Outcome {
  return { state: call.state, response: respondWith(status, body) };
}

/** A copy of a map with an entry set. */
export function withEntry<Value>(
  map: ReadonlyMap<string, Value>,
  key: string,
  value: Value,
): ReadonlyMap<string, Value> {
  return new Map(map).set(key, value);
}

/** A copy of a map without an entry. */
export function withoutEntry<Value>(
  map: ReadonlyMap<string, Value>,
  key: string,
): ReadonlyMap<string, Value> {
  const copy = new Map(map);
  copy.delete(key);
  return copy;
}
