/** Filters that read the parts of a card. */
import { isObject, charactersOf } from '../values';
import { failFilter, filter, type Filter, type FilterRule } from './filter';
import { passingNull, plainJson, scalarText, textArgument } from './inputs';
import { binLength } from './masking';

const cardBin: FilterRule = (input, call) => {
  const separator = textArgument(call, 0);
  const text = scalarText(input, call);
  const characters = charactersOf(separator === '' ? text : text.split(separator).join(''));
  if (characters.some((character) => /[\s-]/.test(character)))
    call.warn('inferred', 'A separator left unspecified counts as a digit.');
  return characters.slice(0, binLength(characters.length)).join('');
};

const PUBLISHED_FORMATS = new Set([
  ...['MM', 'MMYY', 'YYYY', 'YYYY-MM', 'MM/YY', 'MM/YYYY', 'MM_YYYY', 'MM-YYYY'],
  ...['YYYY/MM', 'YYYYMM', 'MMYYYY'],
]);

const cardExp: FilterRule = (input, call) => {
  const card = plainJson(input, call);
  const { expiration_month: month, expiration_year: year } = isObject(card) ? card : {};
  const parts = [month, year].map((part) =>
    typeof part === 'string' ? part : typeof part === 'number' ? String(part) : '',
  );
  const [monthText = '', yearText = ''] = parts;
  if (!/^\d{1,2}$/.test(monthText) || !/^\d{4}$/.test(yearText))
    failFilter(
      call,
      'needs an object with "expiration_month" and "expiration_year", such as a card. Use it on the object, not on one of its values.',
    );
  const format = textArgument(call, 0);
  if (!PUBLISHED_FORMATS.has(format))
    call.warn('inferred', `The format "${format}" is in no published sample.`);
  call.meter.text(format.length * 2);
  const values: Readonly<Record<string, string>> = {
    YYYY: yearText,
    YY: yearText.slice(-2),
    MM: monthText.padStart(2, '0'),
  };
  return format.replace(/YYYY|YY|MM/g, (token) => values[token] ?? token);
};

export const cardFilters: Readonly<Record<string, Filter>> = {
  card_bin: filter(passingNull(cardBin, false), 0, 1),
  card_exp: filter(passingNull(cardExp, false), 1),
};
