/** Where a processor stores a card or a bank account for later. It charges nothing. */
import { isObject } from '../../json';
import { deliveredValues, fromDestination, type Delivery, type Destination } from './delivery';
import { textOf } from '../json';
import { respondWith } from '../problems';
import { DECLINED_CARD } from './processors';
import type { Outcome, PlatformState } from '../types';

export const PAYMENT_METHODS_URL = 'https://api.stripe.com/v1/payment_methods';

/** What each type needs, as its fields are called in the form. */
const NEEDS: Readonly<Record<string, readonly string[]>> = {
  card: ['card[number]'],
  us_bank_account: ['us_bank_account[routing_number]', 'us_bank_account[account_number]'],
};

function store(delivery: Delivery, state: PlatformState): Outcome {
  const { paymentMethods } = state;
  const key = delivery.headers['idempotency-key'] ?? '';
  const earlier = paymentMethods.find((one) => key !== '' && one.key === key);
  if (earlier !== undefined) return { state, response: fromDestination(respondWith(200, earlier.body)) };
  const values = deliveredValues(delivery);
  const form = isObject(values) ? values : {};
  const { type } = form;
  const fields = typeof type === 'string' && Object.hasOwn(NEEDS, type) ? NEEDS[type] : undefined;
  if (fields?.every((name) => /^\d+$/.test(textOf(form[name]))) !== true)
    return {
      state,
      response: fromDestination(
        respondWith(422, { message: 'The mock processor found no card number and no bank account number.' }),
      ),
    };
  if (form['card[number]'] === DECLINED_CARD)
    return { state, response: fromDestination(respondWith(402, { error: { type: 'card_error' } })) };
  const body = { id: `pm_example${paymentMethods.length + 1}`, object: 'payment_method', type: type ?? null };
  return {
    state: { ...state, paymentMethods: [...paymentMethods, { key, body }] },
    response: fromDestination(respondWith(200, body)),
  };
}

/** Finds what stores payment methods, or undefined for every other URL. */
export function paymentMethodsAt({ origin, pathname }: URL): Destination | undefined {
  return origin + pathname === PAYMENT_METHODS_URL ? { name: 'Stripe', respond: store } : undefined;
}
