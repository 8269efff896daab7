/** JSON as the API writes it. */

import { type Json, type JsonObject, isObject } from '../json';
/** The tenant of the simulator. */
export const TENANT = 'b21ae633-5157-4c5b-9e26-509820d68f55';

/** A moment as the API writes it. */
export function moment(time: number): string {
  return new Date(time).toISOString().replace(/\.\d+Z$/, 'Z');
}

/** Leaves out what is undefined, which JSON has no word for. */
export function present(values: Readonly<Record<string, Json | undefined>>): JsonObject {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, Json] => entry[1] !== undefined),
  );
}

/** The value of a property, or undefined where there's no object, or it doesn't have it. */
export function property(value: Json | undefined, name: string): Json | undefined {
  return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

/** A string unchanged, or an empty one for anything else. */
export function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}
