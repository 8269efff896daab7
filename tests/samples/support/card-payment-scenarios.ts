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
    'idempotency-key': '<ADYEN_ATTEMPT_ID>',
  },
  body: {
    amount: { value: 1000, currency: 'USD' },
    reference: '<ORDER_REFERENCE>',
    returnUrl: 'https://shop.example.com/return',
    shopperInteraction: 'ContAuth',
    recurringProcessingModel: 'UnscheduledCardOnFile',
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
    'cko-idempotency-key': '<CHECKOUT_ATTEMPT_ID>',
  },
  body: {
    amount: 1000,
    currency: 'USD',
    reference: '<ORDER_REFERENCE>',
    payment_type: 'Unscheduled',
    merchant_initiated: true,
    previous_payment_id: '<NETWORK_TRANSACTION_ID>',
    source: {
      stored: true,
      number: "{{ token: <TOKEN_ID> | json: '$.data.number' }}",
      expiry_month: "{{ token: <TOKEN_ID> | json: '$.data' | card_exp: 'MM' | to_number }}",
    },
  },
};
const decline = fromProcessor(200, { resultCode: 'Refused' });

/** The requests of each way in which the script ends; `tests/money/` plays it every outcome. */
const CHARGES: readonly (readonly [when: string, answers: readonly Answer[], says: string])[] = [
  ['the first processor approves', [fromProcessor(200, { resultCode: 'Authorised' })], 'Adyen: approved'],
  [
    'only the second processor approves',
    [decline, fromProcessor(201, { approved: true })],
    'Checkout.com: approved',
  ],
  ['both decline', [decline, fromProcessor(201, { approved: false })], 'Checkout.com: declined'],
  ['the outcome is unknown', [json(408, {})], 'Adyen: unknown'],
  ['the key is rejected', [{ status: 401 }], 'Adyen: not sent'],
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

/** What Stripe returns after it has forwarded a card: the platform's response is inside. */
const forwarded = (status: number, body: string): Answer =>
  json(200, { object: 'forwarding.request', response_details: { status, body, headers: [] } });
const token = (id: string): string => JSON.stringify({ id, type: 'card' });

/** After each of these, no copy is known to exist. */
const NO_COPIES: readonly (readonly [when: string, answer: Answer, says: string])[] = [
  [
    'Stripe rejects the request',
    json(400, { error: { type: 'invalid_request_error' } }),
    'Stripe returned 400\\.',
  ],
  ['the platform rejects the key', forwarded(401, ''), 'the platform returned 401\\.'],
  ['the platform fails', forwarded(500, token('<PAYMENT_METHOD_ID>')), 'the platform returned 500\\.'],
  ['the token has another ID', forwarded(201, token('token-1')), 'no token with this ID came back\\.'],
  ['the platform returns no JSON', forwarded(201, '<html>'), 'no token with this ID came back\\.'],
  ['the platform returns null', forwarded(201, 'null'), 'no token with this ID came back\\.'],
  ['Stripe returns no details', json(200, { response_details: null }), 'the platform returned 0\\.'],
  ['Stripe returns no JSON', { status: 200, body: '<html>' }, 'the platform returned 0\\.'],
  ['Stripe returns nothing', { status: 200 }, 'the platform returned 0\\.'],
];

export const CARD_PAYMENT_SCENARIOS: readonly Scenario[] = [
  ...CHARGES.map(([when, answers, says]): Scenario => ({
    sample: 'charge-with-fallback',
    when,
    answers,
    requests: answers.length,
    // Java prints the names of its constants.
    says: new RegExp(`^${says.replace('.', '\\.').replace('not sent', 'not.sent')}$`, 'i'),
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
    answers: [forwarded(201, token('<PAYMENT_METHOD_ID>'))],
    requests: 1,
    says: /^<PAYMENT_METHOD_ID>$/,
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
              containers: ['/pci/stripe/'],
              fingerprint_expression: '{{ metadata.stripe_customer }}/{{ data.number }}',
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
  ...NO_COPIES.map(([when, answer, says]): Scenario => ({
    sample: 'forward-stripe-card',
    when,
    answers: [answer],
    requests: 1,
    says: {
      node: new RegExp(`^Error: <PAYMENT_METHOD_ID>: ${says}$`),
      python: new RegExp(`^RuntimeError: <PAYMENT_METHOD_ID>: ${says}$`),
      curl: /^<PAYMENT_METHOD_ID>: the platform confirmed no copy\.\nIt ended with 1\.$/,
    },
    host: 'https://api.stripe.com',
  })),
  {
    sample: 'forward-stripe-card',
    when: 'the connection breaks',
    answers: ['dropped'],
    requests: 1,
    says: {
      node: /^TypeError: fetch failed$/,
      python: /RemoteProtocolError/,
      curl: /^<PAYMENT_METHOD_ID>: the platform confirmed no copy\.\nIt ended with 1\.$/,
    },
    host: 'https://api.stripe.com',
  },
];
