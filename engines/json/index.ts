/** The values of JSON, for everything that reads or writes them. */

/** A value of JSON. */
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** An object of JSON. */
export type JsonObject = Record<string, Json>;

/** Whether a value of JSON is an object and no array. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
