/** Finds what has changed between two bodies. */
import { placeAt, valueSpan, writtenOffset, type TextPosition } from '../json-text';
import { firstDifference, utf8, type Bytes, type ByteDifference } from './bytes';

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/**
 * Where two JSON values part first, in the order of the canonical form.
 *
 * @returns names from the top, e.g. `['event', 'id']`; undefined if the values are equal
 */
export function firstChangedPath(before: unknown, after: unknown): readonly string[] | undefined {
  if (!isObject(before) || !isObject(after) || Array.isArray(before) !== Array.isArray(after))
    return Object.is(before, after) ? undefined : [];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  if (!Array.isArray(before)) names.sort((left, right) => (left < right ? -1 : 1));
  for (const name of names) {
    if (Object.hasOwn(before, name) !== Object.hasOwn(after, name)) return [name];
    const path = firstChangedPath(before[name], after[name]);
    if (path !== undefined) return [name, ...path];
  }
  return undefined;
}

/** The value at the end of a path, or undefined if there's none. */
function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (inner, name) => (isObject(inner) && Object.hasOwn(inner, name) ? inner[name] : undefined),
    value,
  );
}

const pointerOf = (path: readonly string[]): string =>
  path.map((name) => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** How many units of two strings are equal at their start. */
function equalUnits(before: string, after: string): number {
  let count = 0;
  while (count < before.length && before[count] === after[count]) count += 1;
  return count;
}

/**
 * Where a changed value is in the text that has it.
 *
 * @returns a string's first changed character, or all of another value. For a value that was removed, it's the start of what
 *   it was in
 */
function placeOfChange(body: string, path: readonly string[], before: unknown): TextPosition | undefined {
  const [was, is] = [valueAt(before, path), valueAt(JSON.parse(body), path)];
  const isRemoved = is === undefined;
  const pointer = pointerOf(isRemoved ? path.slice(0, -1) : path);
  const span = valueSpan(body, pointer);
  if (span === undefined) return undefined;
  if (typeof was === 'string' && typeof is === 'string')
    return { ...placeAt(body, writtenOffset(body, pointer, equalUnits(was, is))), length: 1 };
  return { ...placeAt(body, span.start), length: isRemoved ? 1 : span.end - span.start };
}

/** The first difference between what was signed and what is there now, in canonical forms. */
export interface Change extends ByteDifference {
  /** E.g. `event.data.token.id`. Empty for the whole body. */
  readonly path: string;
  /** In the body as it's written. */
  readonly place: TextPosition | undefined;
  /** The canonical form that was signed, and the body's. */
  readonly signed: Bytes;
  readonly now: Bytes;
}

/**
 * Compares two canonical forms.
 *
 * @param body whose canonical form `now` is
 * @returns undefined if they're equal
 */
export function findChange(signed: string, now: string, body: string): Change | undefined {
  const [before, after] = [utf8(signed), utf8(now)];
  const difference = firstDifference(before, after);
  if (difference === undefined) return undefined;
  const value: unknown = JSON.parse(signed);
  const path = firstChangedPath(value, JSON.parse(now)) ?? [];
  const place = placeOfChange(body, path, value);
  return { ...difference, path: path.join('.'), place, signed: before, now: after };
}
