/** How the standard filters of Liquid read their input and arguments: null is an empty text, or no items. */
import type { Json } from '../../json';
import { Decimal, isObject, textOf } from '../values';
import type { Value } from '../values';
import { failFilter, type FilterCall, type FilterRule } from './filter';
import { plainJson } from './inputs';

/** The text of any value; an array's is its items in a row. */
export function liquidText(input: Value, call: FilterCall): string {
  const value = plainJson(input, call);
  if (Array.isArray(value) || isObject(value))
    call.warn(
      'inferred',
      `"${call.name}" reads text. Test what the platform makes of an ${Array.isArray(value) ? 'array' : 'object'}.`,
    );
  const text = Array.isArray(value) ? value.map(textOf).join('') : textOf(value);
  call.meter.text(text.length);
  return text;
}

/** The text of an argument, `absent` where there is none. */
export function textAt(call: FilterCall, place: number, absent = ''): string {
  const value = call.args[place]?.value;
  return value === undefined ? absent : liquidText(value, call);
}

/** A whole number as argument, including negative ones. */
export function integerAt(call: FilterCall, place: number, absent: number): number {
  const given = call.args[place]?.value;
  if (given === undefined) return absent;
  const value = given instanceof Decimal ? given.value : given;
  const number = typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value;
  if (typeof number === 'number' && Number.isSafeInteger(number)) return number;
  return failFilter(
    call,
    `needs a whole number as argument ${place + 1}. Write it without quotes, such as 4.`,
  );
}

/** Marks what a filter makes of null where only its reading of arrays and strings is published. */
export function warnOfNull(value: Value, call: FilterCall): void {
  if (value === null) call.warn('inferred', `Test what "${call.name}" does with null on the platform.`);
}

/** The items of an array; any other value is the only item. */
export function itemsOf(input: Value, call: FilterCall): Json[] {
  const value = plainJson(input, call);
  warnOfNull(value, call);
  const items = Array.isArray(value) ? value : value === null ? [] : [value];
  call.meter.spend(items.length);
  return items;
}

/** What is at `name` in an item: null where it isn't an object or has no such member. */
export function memberOf(item: Json, name: string | undefined): Json {
  if (name === undefined) return item;
  return (isObject(item) && Object.hasOwn(item, name) ? item[name] : undefined) ?? null;
}

/** A filter that makes one string of another. */
export function textFilter(change: (text: string, call: FilterCall) => string): FilterRule {
  return (input, call) => {
    const result = change(liquidText(input, call), call);
    call.meter.text(result.length);
    return result;
  };
}
