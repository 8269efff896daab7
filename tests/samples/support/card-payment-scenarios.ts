/** What programs of the guides to card payments do with what processors answer. */
import type { Answer } from './recorder.ts';
import type { Scenario } from './scenarios.ts';
import { fromProcessor, json } from './scripted-answers.ts';

const atAdyen = {
  method: 'POST',
  url: '/proxy',
  headers: {
    'bt-api-key': '<API_KEY>',
    'bt-proxy-url': 'https://checkout-test.adyen.com/v71/payments',
    'x-api-key': '<ADYEN_API_KEY>',
    'idempotency-key': '<ORDER_REFERENCE>',
  },
  body: {
    amount: { value: 1000, currency: 'USD' },
    reference: '<ORDER_REFERENCE>',
    paymentMethod: { number: "{{ token: <TOKEN_ID> | json: '$.data.number' }}" },
    additionalData: { networkTxReference: '<NETWORK_TRANSACTION_ID>' },
  },
};
const atCheckout = {
  method: 'POST',
  url: '/proxy',
  headers: {
    'bt-api-key': '<API_KEY>',
    'bt-proxy-url': 'https://api.sandbox.checkout.com/payments',
    authorization: 'Bearer <CHECKOUT_SECRET_KEY>',
    'cko-idempotency-key': '<ORDER_REFERENCE>',
  },
  body: {
    amount: 1000,
    currency: 'USD',
    reference: '<ORDER_REFERENCE>',
    previous_payment_id: '<NETWORK_TRANSACTION_ID>',
    source: { stored: true, number: "{{ token: <TOKEN_ID> | json: '$.data.number' }}" },
  },
};
const refusal = fromProcessor(200, { resultCode: 'Refused' });

/** The processor that was asked last, and what came of it. */
const saidOf = (answers: readonly Answer[], outcome: string): string =>
  `${answers.length === 1 ? 'Adyen' : 'Checkout\\.com'}: ${outcome}`;

/** The second processor is asked after a refusal of the first, and never otherwise. */
const CHARGES: readonly (readonly [when: string, answers: readonly Answer[], outcome: string])[] = [
  ['the first processor approves', [fromProcessor(200, { resultCode: 'Authorised' })], 'charged'],
  ['only the second one approves', [refusal, fromProcessor(201, { approved: true })], 'charged'],
  ['both refuse', [refusal, fromProcessor(201, { approved: false })], 'refused'],
  ['the second one fails', [refusal, fromProcessor(500, {})], 'unknown'],
  ['the second connection drops', [refusal, 'dropped'], 'unknown'],
  ['the first one wants more of the customer', [fromProcessor(200, { resultCode: 'Pending' })], 'unknown'],
  ['the first one does not take the request', [fromProcessor(422, { errorCode: '101' })], 'unknown'],
  ['the first one fails', [fromProcessor(500, { resultCode: 'Refused' })], 'unknown'],
  [
    'the first one answers without JSON',
    [{ status: 200, headers: { 'BT-PROXY-DESTINATION-STATUS': '200' }, body: '<html>' }],
    'unknown',
  ],
  ['the first one answers with null', [fromProcessor(200, null)], 'unknown'],
  ['the platform waits too long', [json(408, {})], 'unknown'],
  ['the platform fails', [json(500, {})], 'unknown'],
  ['the connection drops', ['dropped'], 'unknown'],
  ['the key is refused', [{ status: 401 }], 'not sent'],
  ['the rate limit holds', [{ status: 429 }], 'not sent'],
];

/** Orders of processors; the programs print a list, in the notation of their language. */
const ADYEN_FIRST = /^\[ ?'adyen', 'checkout' ?\]$/;
const CHECKOUT_FIRST = /^\[ ?'checkout', 'adyen' ?\]$/;
const US = { alpha2: 'US', name: 'United States' };

const CHOICES: readonly (readonly [when: string, card: object | undefined, says: RegExp])[] = [
  ['the card is not known', undefined, ADYEN_FIRST],
  ['nothing is known of the card', {}, ADYEN_FIRST],
  ['a debit card is domestic', { funding: 'debit', issuer_country: US }, CHECKOUT_FIRST],
  ['a credit card is domestic', { funding: 'credit', issuer_country: US }, ADYEN_FIRST],
  ['a debit card is foreign', { funding: 'debit', issuer_country: { alpha2: 'DE' } }, ADYEN_FIRST],
  ['a debit card has no country', { funding: 'debit' }, ADYEN_FIRST],
  ['a card is commercial', { funding: 'credit', segment: 'Commercial' }, CHECKOUT_FIRST],
  ['a card is of a consumer', { funding: 'credit', segment: 'Consumer' }, ADYEN_FIRST],
];

export const CARD_PAYMENT_SCENARIOS: readonly Scenario[] = [
  ...CHARGES.map(([when, answers, outcome]): Scenario => ({
    sample: 'charge-with-fallback',
    when,
    answers,
    requests: answers.length,
    says: {
      node: new RegExp(`^${saidOf(answers, outcome)}$`),
      python: new RegExp(`^${saidOf(answers, outcome)}$`),
      go: new RegExp(`^${saidOf(answers, outcome)}$`),
      // Outcomes are constants.
      java: new RegExp(`^${saidOf(answers, outcome).replace('not sent', 'not.sent')}$`, 'i'),
      // jq complains about an answer that is no JSON.
      curl: new RegExp(`^${saidOf(answers, outcome)}(?:\\nparse error: .*)*\\s*$`),
    },
    sends: [atAdyen, atCheckout].slice(0, answers.length),
  })),
  ...CHOICES.map(([when, card, says]): Scenario => ({
    sample: 'choose-processor',
    when,
    answers: [json(200, { id: '<TOKEN_ID>', type: 'card', card })],
    requests: 1,
    says,
  })),
  {
    sample: 'forward-stripe-card',
    when: 'Stripe forwards it',
    answers: [json(200, { object: 'forwarding.request' })],
    requests: 1,
    says: { node: /^$/, python: /^$/, curl: /forwarding\.request/ },
    host: 'https://api.stripe.com',
    sends: [
      {
        method: 'POST',
        url: '/v1/forwarding/requests',
        headers: { authorization: 'Bearer <STRIPE_SECRET_KEY>' },
        body: {
          payment_method: '<PAYMENT_METHOD_ID>',
          url: 'https://api.test.basistheory.com/connections/stripe-forward/tokenize',
          'request[headers][0][name]': 'BT-API-KEY',
          'request[headers][0][value]': '<PUBLIC_API_KEY>',
          'request[body]': {
            card: { number: '', exp_month: '', exp_year: '', cvc: '', name: '' },
            metadata: {
              id: '<PAYMENT_METHOD_ID>',
              containers: ['/pci/high/'],
              fingerprint_expression: '{{ data.number }}',
              metadata: { stripe_customer: '<CUSTOMER_ID>' },
            },
          },
          'replacements[0]': 'card_number',
          'replacements[1]': 'card_expiry',
          'replacements[2]': 'card_cvc',
          'replacements[3]': 'cardholder_name',
        },
      },
    ],
  },
  {
    sample: 'forward-stripe-card',
    when: 'Stripe refuses',
    answers: [json(400, { error: { type: 'invalid_request_error' } })],
    requests: 1,
    says: {
      node: /^Error: 400 .*invalid_request_error/,
      python: /HTTPStatusError: .*400/,
      curl: /invalid_request_error/,
    },
    host: 'https://api.stripe.com',
  },
];
