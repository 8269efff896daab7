/** Finds what has changed between two bodies. */
import { firstDifference, utf8, type ByteDifference } from './bytes';

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

/** The first difference between what was signed and what is there now. */
export interface Change extends ByteDifference {
  /** E.g. `event.data.token.id`; empty for the whole body. */
  readonly path: string;
  /** The bytes around it, as text: what was signed, and what's there. */
  readonly was: string;
  readonly is: string;
}

const AROUND = 12;

/** Half a character at an end becomes U+FFFD. */
function excerpt(bytes: Uint8Array<ArrayBuffer>, offset: number): string {
  const start = Math.max(0, offset - AROUND);
  const end = Math.min(bytes.length, offset + AROUND);
  const text = new TextDecoder().decode(bytes.subarray(start, end));
  return `${start > 0 ? '…' : ''}${text}${end < bytes.length ? '…' : ''}`;
}

/**
 * Compares two canonical forms.
 *
 * @returns undefined if they're equal
 */
export function findChange(signed: string, found: string): Change | undefined {
  const [before, after] = [utf8(signed), utf8(found)];
  const difference = firstDifference(before, after);
  if (difference === undefined) return undefined;
  const path = firstChangedPath(JSON.parse(signed), JSON.parse(found)) ?? [];
  return {
    ...difference,
    path: path.join('.'),
    was: excerpt(before, difference.offset),
    is: excerpt(after, difference.offset),
  };
}
