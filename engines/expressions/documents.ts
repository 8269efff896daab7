import type { Json } from '../json';
import { ExpressionFailure } from './errors';
import { DEPTH_LIMIT } from './limits';
import { isObject } from './values';

/** The JSON that a source is; `undefined` where it is text. A bare number, boolean or null is text. */
export function parseDocument(source: string): Json | undefined {
  if (!/^\s*["[{]/.test(source)) return undefined;
  try {
    return JSON.parse(source) as Json;
  } catch {
    return undefined;
  }
}

/** Whether a string that is no JSON looks as if it were meant to be. */
export function looksLikeDocument(source: string): boolean {
  return /^\s*(?:\{(?![{%])|\[\s*["{[])/.test(source);
}

/**
 * Replaces each string of a document by what `evaluate` gives for it, under its JSON Pointer (RFC 6901). Names of
 * members and other values stay. Throws an `ExpressionFailure` where the document is too deep.
 */
export function mapStrings(
  value: Json,
  evaluate: (text: string, pointer: string) => Json,
  pointer = '',
  depth = 0,
): Json {
  if (depth > DEPTH_LIMIT)
    throw new ExpressionFailure(
      'The expression is too large',
      `The document is more than ${DEPTH_LIMIT} levels deep. Nest fewer.`,
    );
  if (typeof value === 'string') return evaluate(value, pointer);
  if (Array.isArray(value))
    return value.map((item, index) => mapStrings(item, evaluate, `${pointer}/${index}`, depth + 1));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => {
      const step = name.replaceAll('~', '~0').replaceAll('/', '~1');
      return [name, mapStrings(member, evaluate, `${pointer}/${step}`, depth + 1)];
    }),
  );
}
