/** Filters that pad, change the JSON type, or make JSON text. */
import { Bytes, jsonType, textOf, isObject, charactersOf } from '../values';
import { failFilter, filter, type Filter, type FilterRule } from './filter';
import { characterArgument, countArgument, passingNull, plainJson, scalarText } from './inputs';

function padding(join: (text: string, fill: string) => string): FilterRule {
  return (input, call) => {
    const text = scalarText(input, call);
    const length = countArgument(call, 0, 0);
    const fill = characterArgument(call, 1, ' ');
    const missing = length - charactersOf(text).length;
    if (missing <= 0) return text;
    call.meter.text(length);
    return join(text, fill.repeat(missing));
  };
}

const toBoolean: FilterRule = (input, call) => {
  const value = plainJson(input, call);
  if (typeof value === 'boolean') return value;
  const text = typeof value === 'string' ? value.toLowerCase() : '';
  if (text !== 'true' && text !== 'false')
    failFilter(
      call,
      `reads "true" and "false", not ${jsonType(value) === 'string' ? 'another string' : `this ${jsonType(value)}`}. Remove it, or correct the data.`,
      false,
    );
  if (text !== value) call.warn('inferred', 'Published samples are lowercase.');
  return text === 'true';
};

const NUMBER = /^[+-]?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

const toNumber: FilterRule = (input, call) => {
  const value = plainJson(input, call);
  if (typeof value === 'number') return value;
  const number = typeof value === 'string' && NUMBER.test(value) ? Number(value) : undefined;
  if (number === undefined || !Number.isFinite(number))
    return failFilter(
      call,
      'reads a string that is one number, such as "0042" or "19.95". Select or clean the text first.',
      false,
    );
  if (typeof value === 'string' && /[+eE]/.test(value))
    call.warn('inferred', 'No published sample has a plus sign or an exponent.');
  if (Math.abs(number) > Number.MAX_SAFE_INTEGER)
    call.warn('caution', 'A number this long loses digits. Keep it as a string.');
  return number;
};

const toText: FilterRule = (input, call) => {
  const value = plainJson(input, call);
  if (Array.isArray(value) || isObject(value))
    failFilter(
      call,
      `reads text, numbers and booleans, not an ${jsonType(value)}. Use "json_stringify" for JSON text.`,
      false,
    );
  return textOf(value);
};

const stringify: FilterRule = (input, call) => {
  const value = plainJson(input, call);
  const text = textOf(value);
  call.meter.text(text.length);
  return text;
};

/** The encoders read what `hmac` gives; text is read as UTF-8. */
function encoder(encode: (bytes: Uint8Array) => string): FilterRule {
  return (input, call) => {
    if (input === null)
      failFilter(
        call,
        'has nothing to encode: the value is null. Check the path that comes before it.',
        false,
      );
    if (!(input instanceof Bytes))
      call.warn(
        'inferred',
        `"${call.name}" is published for the bytes of "hmac"; text is read as UTF-8 here.`,
      );
    const bytes = input instanceof Bytes ? input.content : new TextEncoder().encode(scalarText(input, call));
    call.meter.text(bytes.length * 2);
    return encode(bytes);
  };
}

/** Bytes as hexadecimal digits in upper case. */
export function hexadecimal(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();
}

function base64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

export const conversionFilters: Readonly<Record<string, Filter>> = {
  pad_left: filter(
    passingNull(
      padding((text, fill) => fill + text),
      true,
    ),
    2,
  ),
  pad_right: filter(
    passingNull(
      padding((text, fill) => text + fill),
      true,
    ),
    2,
  ),
  to_boolean: filter(passingNull(toBoolean, true)),
  to_number: filter(passingNull(toNumber, true)),
  to_string: filter(passingNull(toText, true)),
  json_stringify: filter(passingNull(stringify, true)),
  stringify: filter(passingNull(stringify, true)),
  to_base64: filter(encoder(base64)),
  to_base16: filter(encoder(hexadecimal)),
};
