/** How the platform filters read their input and arguments. */
import type { Json } from '../../json';
import { Bytes, Decimal, charactersOf, isObject, textOf, type Value } from '../values';
import { failFilter, type Argument, type FilterCall, type FilterRule } from './filter';

/** Passes null through as null, which the platform publishes for some filters; for the others it is inferred. */
export function passingNull(rule: FilterRule, isPublished: boolean): FilterRule {
  return (input, call) => {
    if (input !== null) return rule(input, call);
    if (!isPublished)
      call.warn('inferred', `Test what "${call.name}" does with null on the platform. Here, it's null.`);
    return null;
  };
}

/** The value without what only calculations need to know about it. */
export function plainJson(input: Value, call: FilterCall): Json {
  if (input instanceof Bytes)
    failFilter(call, 'cannot read the bytes of "hmac". Put "to_base64" or "to_base16" between them.');
  return input instanceof Decimal ? input.value : input;
}

/** The text of an input that is a string, a number or a boolean. */
export function scalarText(input: Value, call: FilterCall): string {
  const value = plainJson(input, call);
  if (Array.isArray(value) || isObject(value))
    failFilter(
      call,
      Array.isArray(value)
        ? 'needs a string, not an array. Use one of its items, for example data.items[0].'
        : 'needs a string, not an object. Use one of its properties, for example data.name.',
    );
  return textOf(value);
}

function argument(call: FilterCall, place: number): Argument['value'] | undefined {
  return call.args[place]?.value;
}

/** A whole number from 0, such as how many characters to show. */
export function countArgument(call: FilterCall, place: number, absent: number): number {
  const value = argument(call, place);
  if (value === undefined) return absent;
  const count =
    value instanceof Decimal
      ? value.value
      : typeof value === 'string' && /^\d{1,9}$/.test(value)
        ? Number(value)
        : value;
  if (typeof count === 'number' && Number.isSafeInteger(count) && count >= 0) return count;
  return failFilter(
    call,
    `needs a whole number from 0 as argument ${place + 1}. Write it without quotes, such as 4.`,
  );
}

/** `'true'` or `'false'`; bare booleans are accepted too. */
export function flagArgument(call: FilterCall, place: number): boolean {
  const value = argument(call, place);
  if (value === undefined || value === 'false') return false;
  if (value === 'true') return true;
  if (typeof value !== 'boolean')
    return failFilter(call, `needs 'true' or 'false' as argument ${place + 1}. Write it in quotes.`);
  call.warn('inferred', `Published samples write ${String(value)} in quotes: '${String(value)}'.`);
  return value;
}

/** Exactly one character. */
export function characterArgument(call: FilterCall, place: number, absent: string): string {
  const value = argument(call, place);
  if (value === undefined) return absent;
  const text = scalarText(value, call);
  if (charactersOf(text).length === 1) return text;
  return failFilter(call, `needs one character as argument ${place + 1}. Write it in quotes, such as '*'.`);
}

/** Text, such as a set of characters or a format. */
export function textArgument(call: FilterCall, place: number, absent = ''): string {
  const value = argument(call, place);
  return value === undefined ? absent : scalarText(value, call);
}
