/** The simulator of a card issuer. Each request issues another card, since no header is known that makes a repeat safe. */
import { isObject } from '../../json';
import { passesLuhn } from '../../card-numbers';
import { deliveredValues, fromDestination, type Delivery, type Destination } from './delivery';
import { respondWith } from '../problems';
import type { Outcome, PlatformState } from '../types';

export const ISSUER_URL = 'https://sandbox.lithic.com/v1/cards';

/** The first digits of the issued cards, which no documented test card has. */
const PREFIX = '42424200000';

/** A number of 16 digits that passes the Luhn check, another one for each card. */
function cardNumber(count: number): string {
  const start = PREFIX + String(count % 10_000).padStart(4, '0');
  const digits = Array.from({ length: 10 }, (_, digit) => start + String(digit));
  return digits.find((number) => passesLuhn(number)) ?? start;
}

function issue(delivery: Delivery, state: PlatformState): Outcome {
  const { method, headers } = delivery;
  if ((headers.authorization ?? '') === '')
    return { state, response: fromDestination(respondWith(401, { message: "The key isn't valid." })) };
  const values = deliveredValues(delivery);
  const type = isObject(values) ? values.type : undefined;
  if (method !== 'POST' || typeof type !== 'string')
    return {
      state,
      response: fromDestination(
        respondWith(400, { message: 'The mock issuer issues a card for a POST with a type.' }),
      ),
    };
  const issuedCards = state.issuedCards + 1;
  const pan = cardNumber(issuedCards);
  const token = `issued-card-${issuedCards}`;
  const card = { exp_month: '12', exp_year: '2029', cvv: '123', pan };
  return {
    state: { ...state, issuedCards },
    response: fromDestination(
      respondWith(200, { token, type, state: 'OPEN', last_four: pan.slice(-4), ...card }),
    ),
  };
}

/** Finds the issuer, or undefined for every other URL. */
export function issuerAt({ origin, pathname }: URL): Destination | undefined {
  return origin + pathname === ISSUER_URL ? { name: 'Lithic', respond: issue } : undefined;
}
