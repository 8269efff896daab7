import { describe, expect, it } from 'vitest';
import { session, type GivenRequest } from '../../../tests/support/platform-session';

const form = (fields: Readonly<Record<string, string>>, key = 'attempt-1'): GivenRequest => ({
  method: 'POST',
  url: '/proxy',
  headers: {
    'bt-proxy-url': 'https://api.stripe.com/v1/payment_methods',
    'content-type': 'application/x-www-form-urlencoded',
    'idempotency-key': key,
  },
  body: new URLSearchParams(fields).toString(),
});
const card = (number: string): Readonly<Record<string, string>> => ({ type: 'card', 'card[number]': number });
const bank = {
  type: 'us_bank_account',
  'us_bank_account[routing_number]': '021000021',
  'us_bank_account[account_number]': '00001',
};

describe('the simulator of a payment method store', () => {
  it.each([card('4242424242424242'), bank])('stores %j, and charges nothing', (fields) => {
    const { state, response } = session().outcome(form(fields));
    expect(response).toMatchObject({ status: 200, headers: { 'bt-proxy-destination-status': '200' } });
    expect(state.paymentMethods).toHaveLength(1);
    expect(state.charges).toEqual([]);
    expect(state.received.map(({ destination }) => destination)).toEqual(['Stripe']);
  });

  it('stores one for one idempotency key, and another one for another key', () => {
    const simulator = session();
    const first = simulator.ask(form(bank));
    expect(simulator.ask(form(bank))).toEqual(first);
    const { state } = simulator.outcome(form(bank, 'attempt-2'));
    expect(state.paymentMethods).toHaveLength(2);
    expect(simulator.ask(form(bank, '')).body).not.toEqual(simulator.ask(form(bank, '')).body);
  });

  it.each([
    [402, card('4000000000000002')],
    [422, card('')],
    [422, { type: 'card' }],
    [422, { ...bank, type: 'sepa_debit' }],
    [422, { type: '__proto__' }],
    [422, {}],
  ])('returns %i for %j, and stores nothing', (status, fields) => {
    const { state, response } = session().outcome(form(fields));
    expect(response).toMatchObject({ status });
    expect(state.paymentMethods).toEqual([]);
  });
});
