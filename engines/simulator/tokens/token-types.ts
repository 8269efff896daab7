/** What each type of token validates, and what it brings with it. */
import { type Json, isObject } from '../../json';
import { passesLuhn } from '../../card-numbers';

export interface TokenType {
  readonly container: string;
  readonly mask?: Json;
  readonly fingerprint: string;
  readonly searchIndexes?: readonly string[];
  /** What is wrong with the data, by the name of the value; nothing where it is valid. */
  readonly validate: (data: Json) => Readonly<Record<string, string>>;
}

/** The checksum of routing numbers of the American Bankers Association (ABA): weights 3, 7, 1. */
function passesAba(number: string): boolean {
  const weights = [3, 7, 1];
  return (
    Array.from(number).reduce((sum, digit, place) => sum + Number(digit) * (weights[place % 3] ?? 0), 0) %
      10 ===
    0
  );
}

type Check = (value: Json | undefined) => string | undefined;

const check =
  (sentence: string, test: (value: string) => boolean): Check =>
  (value) =>
    typeof value === 'string' && test(value) ? undefined : sentence;

const cardNumber = check(
  'The card number must be digits that pass the Luhn checksum.',
  (value) => /^\d+$/.test(value) && passesLuhn(value),
);
const bareCardNumber = check(
  'The card number must be 13 to 19 digits that pass the Luhn checksum.',
  (value) => /^\d{13,19}$/.test(value) && passesLuhn(value),
);
const routingNumber = check(
  'The routing number must be 9 digits that pass the ABA checksum.',
  (value) => /^\d{9}$/.test(value) && passesAba(value),
);
const nineDigits = check(
  'The value must be 9 digits. Dashes are allowed.',
  (value) => /^[\d-]+$/.test(value) && /^\d{9}$/.test(value.replaceAll('-', '')),
);

const optional =
  (inner: Check): Check =>
  (value) =>
    value === undefined || value === null ? undefined : inner(value);
const whole =
  (sentence: string, from: number, to: number): Check =>
  (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to
      ? undefined
      : sentence;

/** Checks the properties of an object by name. */
const object =
  (checks: Readonly<Record<string, Check>>): TokenType['validate'] =>
  (data) => {
    const errors: Record<string, string> = isObject(data) ? {} : { data: 'The data must be an object.' };
    if (!isObject(data)) return errors;
    for (const [name, one] of Object.entries(checks)) {
      const message = one(data[name]);
      if (message !== undefined) errors[`data.${name}`] = message;
    }
    return errors;
  };
const value =
  (one: Check): TokenType['validate'] =>
  (data) => {
    const message = one(data);
    const errors: Record<string, string> = message === undefined ? {} : { data: message };
    return errors;
  };

const LAST_FOUR = '{{ data | reveal_last: 4 }}';
const CARD_MASK = {
  number: '{{ data.number | reveal_last: 4 }}',
  expiration_month: '{{ data.expiration_month }}',
  expiration_year: '{{ data.expiration_year }}',
};
const IDENTITY = {
  container: '/pii/high/',
  mask: LAST_FOUR,
  fingerprint: "{{ data | remove: '-' }}",
  searchIndexes: ['{{ data }}', "{{ data | remove: '-' }}", '{{ data | last4 }}'],
  validate: value(nineDigits),
} as const satisfies TokenType;

/** The types that the simulator stores. `network_token` is not among them: what it validates is not known. */
export const TOKEN_TYPES: ReadonlyMap<string, TokenType> = new Map<string, TokenType>([
  ['token', { container: '/general/high/', fingerprint: '{{ data | stringify }}', validate: () => ({}) }],
  [
    'card',
    {
      container: '/pci/high/',
      mask: CARD_MASK,
      fingerprint: '{{ data.number }}',
      validate: object({
        number: cardNumber,
        expiration_month: optional(whole('The month must be an integer from 1 to 12.', 1, 12)),
        expiration_year: optional(whole('The year must be a four-digit integer.', 1000, 9999)),
        cvc: optional(check('The security code must be 3 or 4 digits.', (code) => /^\d{3,4}$/.test(code))),
      }),
    },
  ],
  [
    'bank',
    {
      container: '/bank/high/',
      mask: {
        routing_number: '{{ data.routing_number }}',
        account_number: '{{ data.account_number | reveal_last: 4 }}',
      },
      fingerprint: '{{ data.account_number }}|{{ data.routing_number }}',
      validate: object({
        routing_number: routingNumber,
        account_number: check('The account number can have up to 17 digits.', (number) =>
          /^\d{1,17}$/.test(number),
        ),
      }),
    },
  ],
  [
    'card_number',
    { container: '/pci/high/', mask: LAST_FOUR, fingerprint: '{{ data }}', validate: value(bareCardNumber) },
  ],
  [
    'us_bank_account_number',
    {
      container: '/bank/high/',
      mask: LAST_FOUR,
      fingerprint: '{{ data }}',
      validate: value(
        check('The account number must be 3 to 17 digits.', (number) => /^\d{3,17}$/.test(number)),
      ),
    },
  ],
  [
    'us_bank_routing_number',
    { container: '/bank/low/', mask: LAST_FOUR, fingerprint: '{{ data }}', validate: value(routingNumber) },
  ],
  ['social_security_number', IDENTITY],
  ['employer_id_number', IDENTITY],
]);
