/** What the platform shows of a card or a bank account beside its masked data. */

import { type Json, type JsonObject, isObject } from '../../json';
const BRANDS: readonly (readonly [RegExp, string])[] = [
  [/^4/, 'visa'],
  [/^(?:5[1-5]|2(?:22[1-9]|2[3-9]|[3-6]|7[01]|720))/, 'mastercard'],
  [/^3[47]/, 'american-express'],
  [/^(?:6011|64[4-9]|65)/, 'discover'],
  [/^(?:30[0-5]|36|38|39)/, 'diners-club'],
  [/^35(?:2[89]|[3-8])/, 'jcb'],
  [/^62/, 'unionpay'],
];

/** The issuer is always the same test bank: the simulator has no list of issuers. */
const ISSUER = {
  issuer: { country: 'US', name: 'Example Bank' },
  issuer_country: { alpha2: 'US', name: 'United States', numeric: '840' },
  segment: 'Consumer',
};

/** The brand of a card number, e.g. `visa`. Undefined where the simulator doesn't know it. */
export function brandOf(number: string): string | undefined {
  return BRANDS.find(([digits]) => digits.test(number))?.[1];
}

/** What a number shows by itself, with the expiration date beside it. */
export function numberDetails(number: string, card: JsonObject): JsonObject {
  const brand = brandOf(number);
  const { expiration_month: month, expiration_year: year } = card;
  return {
    bin: number.slice(0, number.length >= 16 ? 8 : 6),
    last4: number.slice(-4),
    ...(month === undefined ? {} : { expiration_month: month }),
    ...(year === undefined ? {} : { expiration_year: year }),
    brand: brand ?? null,
    funding: brand === undefined ? null : 'credit',
  };
}

const cardDetails = (number: string, card: JsonObject): Json => ({
  ...numberDetails(number, card),
  ...ISSUER,
});

/** The properties `card` or `bank` of a token or a token intent; none for other types. */
export function detailsOf(type: string, data: Json): JsonObject {
  if (type === 'card_number' && typeof data === 'string') return { card: cardDetails(data, {}) };
  if (!isObject(data)) return {};
  const { number, routing_number: routing, account_number: account } = data;
  if (type === 'card' && typeof number === 'string') return { card: cardDetails(number, data) };
  if (type === 'bank' && typeof routing === 'string' && typeof account === 'string')
    return { bank: { routing_number: routing, account_number_last4: account.slice(-4) } };
  return {};
}
