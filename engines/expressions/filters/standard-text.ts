/** Standard filters of Liquid that change strings. */
import { textOf, charactersOf } from '../values';
import { failFilter, filter, type Filter, type FilterCall, type FilterRule } from './filter';
import { plainJson } from './inputs';
import { integerAt, liquidText, textAt, textFilter, warnOfNull } from './liquid-inputs';
import { stripHtml } from './strip-html';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function entity(character: string): string {
  return ENTITIES[character] ?? character;
}

function replaceAll(text: string, from: string, to: string, call: FilterCall): string {
  const count = from === '' ? text.length + 1 : text.split(from).length - 1;
  call.meter.text(text.length + count * (to.length - from.length));
  return text.replaceAll(from, () => to);
}

const slice: FilterRule = (input, call) => {
  const value = plainJson(input, call);
  const start = integerAt(call, 0, 0);
  const length = Math.max(0, integerAt(call, 1, 1));
  const cut = <Item>(items: readonly Item[]): Item[] => {
    const from = start < 0 ? items.length + start : start;
    return from < 0 ? [] : items.slice(from, from + length);
  };
  return Array.isArray(value) ? cut(value) : cut(charactersOf(liquidText(value, call))).join('');
};

const split: FilterRule = (input, call) => {
  const text = liquidText(input, call);
  const separator = textAt(call, 0);
  call.meter.spend(text.length);
  if (separator === '') return charactersOf(text);
  // A space separates words, however many spaces there are.
  const parts = separator === ' ' ? text.split(/\s+/).filter((part) => part !== '') : text.split(separator);
  while (parts.at(-1) === '') parts.pop();
  return parts;
};

function truncate(text: string, call: FilterCall): string {
  const characters = charactersOf(text);
  const length = integerAt(call, 0, 50);
  const ellipsis = textAt(call, 1, '...');
  if (characters.length <= length) return text;
  return characters.slice(0, Math.max(0, length - charactersOf(ellipsis).length)).join('') + ellipsis;
}

function truncateWords(text: string, call: FilterCall): string {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const count = Math.max(1, integerAt(call, 0, 15));
  return words.length <= count ? text : words.slice(0, count).join(' ') + textAt(call, 1, '...');
}

function urlDecode(text: string, call: FilterCall): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return failFilter(
      call,
      'reads URL-encoded text, and "%" has no two hexadecimal digits of UTF-8 after it. Encode it as "%25".',
    );
  }
}

function urlEncode(text: string): string {
  return encodeURIComponent(text.replace(/[\uD800-\uDFFF]/gu, '\uFFFD'))
    .replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '+');
}

const size: FilterRule = (input, call) => {
  const value = plainJson(input, call);
  warnOfNull(value, call);
  if (Array.isArray(value)) return value.length;
  return typeof value === 'string' ? charactersOf(value).length : 0;
};

const withDefault: FilterRule = (input, call) => {
  const value = plainJson(input, call);
  const allowFalse = call.args.some(
    ({ keyword, value: given }) => keyword === 'allow_false' && given === true,
  );
  const isEmpty =
    value === null || (value === false && !allowFalse) || textOf(value) === '' || textOf(value) === '[]';
  const [instead] = call.args.filter(({ keyword }) => keyword === undefined);
  return isEmpty ? (instead?.value ?? null) : input;
};

export const textFilters: Readonly<Record<string, Filter>> = {
  append: filter(
    textFilter((text, call) => text + textAt(call, 0)),
    1,
  ),
  capitalize: filter(textFilter((text) => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase())),
  default: filter(withDefault, 0, 2),
  downcase: filter(textFilter((text) => text.toLowerCase())),
  escape: filter(textFilter((text) => text.replace(/[&<>"']/g, entity))),
  escape_once: filter(textFilter((text) => text.replace(/[<>"']|&(?!(?:[a-zA-Z]+|#\d+);)/g, entity))),
  lstrip: filter(textFilter((text) => text.trimStart())),
  newline_to_br: filter(textFilter((text) => text.replace(/\r?\n/g, '<br />\n'))),
  prepend: filter(
    textFilter((text, call) => textAt(call, 0) + text),
    1,
  ),
  remove: filter(
    textFilter((text, call) => replaceAll(text, textAt(call, 0), '', call)),
    1,
  ),
  remove_first: filter(
    textFilter((text, call) => text.replace(textAt(call, 0), '')),
    1,
  ),
  replace: filter(
    textFilter((text, call) => replaceAll(text, textAt(call, 0), textAt(call, 1), call)),
    1,
    2,
  ),
  replace_first: filter(
    textFilter((text, call) => text.replace(textAt(call, 0), () => textAt(call, 1))),
    1,
    2,
  ),
  rstrip: filter(textFilter((text) => text.trimEnd())),
  size: filter(size),
  slice: filter(slice, 1, 2),
  split: filter(split, 1),
  strip: filter(textFilter((text) => text.trim())),
  strip_html: filter(textFilter(stripHtml)),
  strip_newlines: filter(textFilter((text) => text.replace(/\r?\n/g, ''))),
  truncate: filter(textFilter(truncate), 0, 2),
  truncatewords: filter(textFilter(truncateWords), 0, 2),
  upcase: filter(textFilter((text) => text.toUpperCase())),
  url_decode: filter(textFilter(urlDecode)),
  url_encode: filter(textFilter(urlEncode)),
};
