import type { Json } from '../json';
import { ExpressionFailure } from './errors';
import { DATA_LIMIT, DEPTH_LIMIT, TEXT_LIMIT } from './limits';
import type { JsonType } from './types';

/** What `hmac` gives, for an encoder to make text of. */
export class Bytes {
  readonly content: Uint8Array;

  constructor(content: Uint8Array) {
    this.content = content;
  }
}

/**
 * A whole number that came out of a calculation with decimals, so that dividing it gives decimals: `7 | times: 1.0`.
 */
export class Decimal {
  readonly value: number;

  constructor(value: number) {
    this.value = value;
  }
}

/** What goes from filter to filter. */
export type Value = Json | Bytes | Decimal;

/** The JSON type of a value. */
export function jsonType(value: Json): JsonType {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value as 'boolean' | 'number' | 'string' | 'object';
}

/** Whether a value is an object with members; an array is none. */
export function isObject(value: unknown): value is Record<string, Json> {
  return jsonType(value as Json) === 'object' && !(value instanceof Bytes || value instanceof Decimal);
}

interface Budget {
  values: number;
  characters: number;
}

function notJson(what: string): ExpressionFailure {
  return new ExpressionFailure("The data isn't JSON", `It contains ${what}. Use JSON values.`);
}

function tooLarge(): ExpressionFailure {
  return new ExpressionFailure(
    'The data is too large',
    `The data can have at most ${DATA_LIMIT} values, ${TEXT_LIMIT} characters, and ${DEPTH_LIMIT} levels here. Use less data.`,
  );
}

function copy(value: unknown, budget: Budget, depth: number): Json {
  budget.values -= 1;
  if (typeof value === 'string') budget.characters -= value.length;
  if (budget.values < 0 || budget.characters < 0 || depth > DEPTH_LIMIT) throw tooLarge();
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return value;
    case 'undefined':
      return null;
    case 'number':
      if (!Number.isFinite(value)) throw notJson(`the number ${value}`);
      return value;
    case 'object':
      if (value === null) return null;
      if (Array.isArray(value)) {
        if (value.length > budget.values) throw tooLarge();
        return Array.from(value, (item: unknown) => copy(item, budget, depth + 1));
      }
      return Object.fromEntries(
        Object.entries(value).map(([name, member]) => {
          budget.characters -= name.length;
          return [name, copy(member, budget, depth + 1)];
        }),
      );
    default:
      throw notJson(`a ${typeof value}`);
  }
}

/** A copy of what the caller gave, with own members only, within the limits. Throws an `ExpressionFailure`. */
export function jsonCopy(value: unknown): Json {
  return copy(value, { values: DATA_LIMIT, characters: TEXT_LIMIT }, 0);
}

/** A number as JSON writes it. */
function numberText(value: number): string {
  return JSON.stringify(value);
}

/**
 * The text of a value between other text: nothing for null, compact JSON for objects and arrays, which no published
 * rule says.
 */
export function textOf(value: Json): string {
  if (value === null) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return numberText(value);
  return JSON.stringify(value);
}

/** The characters of a string, a pair of surrogates as one. */
export function charactersOf(text: string): string[] {
  return Array.from(text);
}
