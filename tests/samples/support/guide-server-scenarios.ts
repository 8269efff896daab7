/** What the servers of guides do with what a page sends them, and what the platform answers. */
import { APPROVAL_WITH_IDS, KEPT_IDS } from './network-ids.ts';
import type { Scenario } from './scenarios.ts';
import { fromProcessor, json } from './scripted-answers.ts';

/** Calls of the functions that servers offer, with texts. */
const called = (node: string, python: string, ...texts: readonly string[]): Scenario['then'] => {
  const values = texts.map((text) => JSON.stringify(text)).join(', ');
  return { node: `console.log(await ${node}(${values}));`, python: `print(${python}(${values}))` };
};
const reveal = (user: string, card: string) => called('reveal', 'reveal', user, card, 'nonce-1');
const storeCard = called('storeCard', 'store_card', 'user-1', '<TOKEN_ID>');
const storeAccount = called('storeBankAccount', 'store_bank_account', 'user-1', '<TOKEN_ID>');
/** Two customers, one after the other, send the same ID. */
const storedTwice = (node: string, python: string): Scenario['then'] => ({
  node: `await ${node}('user-2', '<TOKEN_ID>');\nconsole.log(await ${node}('user-1', '<TOKEN_ID>'));`,
  python: `${python}('user-2', '<TOKEN_ID>')\nprint(${python}('user-1', '<TOKEN_ID>'))`,
});
const pay = (user: string, intent: string): Scenario['then'] => {
  const texts = `"${user}", "A-10017", "${intent}"`;
  return { node: `console.log(await pay(${texts}, true));`, python: `print(pay(${texts}, True))` };
};
const openPin = (user: string, card: string) =>
  called('openPinSession', 'open_pin_session', user, card, 'nonce-1');
/** A result with its status, in the notation of either language, after what the server prints. */
const saysResult = (status: number, outcome: string, before = /(?:)/): RegExp =>
  new RegExp(
    `^${before.source}(?:\\{ status: ${String(status)}, outcome: '${outcome}' \\}|\\(${String(status)}, '${outcome}'\\))$`,
  );
const NOT_FOUND = /^(?:undefined|None)$/;

/** An approved order whose card is stored, with the IDs in its metadata that the approval had. */
const paidFor = (when: string, approval: object, kept: Record<string, string>): Scenario => ({
  sample: 'blueprint-checkout-server',
  when,
  then: pay('user-1', 'intent-1'),
  answers: [fromProcessor(201, approval), json(201, { id: 'token-1', type: 'card' })],
  requests: 2,
  says: saysResult(
    200,
    'approved',
    /Order A-10017, attempt \S{36}: status 201, approved\nKeep token-1 with the customer\.\n/,
  ),
  sends: [
    {
      method: 'POST',
      url: '/proxy',
      headers: {
        'bt-api-key': '<PRIVATE_API_KEY>',
        'bt-proxy-url': 'https://api.sandbox.checkout.com/payments',
        authorization: 'Bearer <CHECKOUT_SECRET_KEY>',
      },
      body: {
        amount: 1250,
        currency: 'USD',
        reference: 'A-10017',
        processing_channel_id: '<PROCESSING_CHANNEL_ID>',
        source: {
          type: 'card',
          number: "{{ token_intent: intent-1 | json: '$.data.number' }}",
          expiry_month: "{{ token_intent: intent-1 | json: '$.data' | card_exp: 'MM' | to_number }}",
          expiry_year: "{{ token_intent: intent-1 | json: '$.data' | card_exp: 'YYYY' | to_number }}",
          cvv: "{{ token_intent: intent-1 | json: '$.data.cvc' }}",
        },
      },
    },
    {
      method: 'POST',
      url: '/tokens',
      headers: { 'bt-api-key': '<PRIVATE_API_KEY>' },
      body: { token_intent_id: 'intent-1', metadata: { customer_id: 'user-1', ...kept } },
    },
  ],
});

export const GUIDE_SERVER_SCENARIOS: readonly Scenario[] = [
  {
    sample: 'collect-card-server',
    when: 'the card exists',
    then: storeCard,
    answers: [json(200, { id: '<TOKEN_ID>', type: 'card', card: { brand: 'visa', last4: '4242' } })],
    requests: 1,
    says: /^\{ ?'?brand'?: 'visa', '?last4'?: '4242' ?\}$/,
    sends: [{ method: 'GET', url: '/tokens/%3CTOKEN_ID%3E', headers: { 'bt-api-key': '<API_KEY>' } }],
  },
  {
    sample: 'collect-card-server',
    when: 'another customer has saved the card',
    then: storedTwice('storeCard', 'store_card'),
    answers: [json(200, { id: '<TOKEN_ID>', type: 'card', card: { brand: 'visa', last4: '4242' } })],
    requests: 2,
    says: NOT_FOUND,
  },
  {
    sample: 'collect-card-server',
    when: 'the token is no card',
    then: storeCard,
    answers: [json(200, { id: '<TOKEN_ID>', type: 'bank' })],
    requests: 1,
    says: NOT_FOUND,
  },
  {
    sample: 'collect-card-server',
    when: 'there is no such token',
    then: storeCard,
    answers: [json(404, { title: 'Not Found', status: 404 })],
    requests: 1,
    says: NOT_FOUND,
  },
  {
    sample: 'collect-card-server',
    when: 'the platform refuses',
    then: storeCard,
    answers: [json(403, { title: 'Forbidden', status: 403 })],
    requests: 1,
    says: /ForbiddenError/,
  },
  {
    sample: 'collect-bank-account-server',
    when: 'the account exists',
    then: storeAccount,
    answers: [json(200, { id: '<TOKEN_ID>', type: 'bank', bank: { account_number_last4: '0001' } })],
    requests: 1,
    says: /^\{ ?'?last4'?: '0001' ?\}$/,
    sends: [{ method: 'GET', url: '/tokens/%3CTOKEN_ID%3E', headers: { 'bt-api-key': '<API_KEY>' } }],
  },
  {
    sample: 'collect-bank-account-server',
    when: 'another customer has saved the account',
    then: storedTwice('storeBankAccount', 'store_bank_account'),
    answers: [json(200, { id: '<TOKEN_ID>', type: 'bank', bank: { account_number_last4: '0001' } })],
    requests: 2,
    says: NOT_FOUND,
  },
  {
    sample: 'collect-bank-account-server',
    when: 'the token is no bank account',
    then: storeAccount,
    answers: [json(200, { id: '<TOKEN_ID>', type: 'card' })],
    requests: 1,
    says: NOT_FOUND,
  },
  {
    sample: 'collect-bank-account-server',
    when: 'there is no such token',
    then: storeAccount,
    answers: [json(404, { title: 'Not Found', status: 404 })],
    requests: 1,
    says: NOT_FOUND,
  },
  paidFor('the processor approves', APPROVAL_WITH_IDS, KEPT_IDS),
  paidFor('the approval has no network IDs', { approved: true }, {}),
  {
    sample: 'blueprint-checkout-server',
    when: 'the order belongs to another customer',
    then: pay('user-2', 'intent-1'),
    answers: [],
    requests: 0,
    says: saysResult(404, 'not sent'),
  },
  {
    sample: 'blueprint-checkout-server',
    when: 'the ID would end the expression',
    then: pay('user-1', 'a }}'),
    answers: [],
    requests: 0,
    says: saysResult(400, 'not sent'),
  },
  {
    sample: 'display-card-server',
    when: 'the holder asks',
    then: reveal('user-1', 'card-1'),
    answers: [{ status: 200 }],
    requests: 1,
    says: /^\{ ?'?token_id'?: '<TOKEN_ID>' ?\}$/,
    sends: [
      {
        method: 'POST',
        url: '/sessions/authorize',
        headers: { 'bt-api-key': '<PRIVATE_API_KEY>' },
        body: {
          nonce: 'nonce-1',
          rules: [
            {
              description: 'Reveal one card to its holder',
              priority: 1,
              conditions: [{ attribute: 'id', operator: 'equals', value: '<TOKEN_ID>' }],
              permissions: ['token:read'],
              transform: 'reveal',
            },
          ],
        },
      },
    ],
  },
  {
    sample: 'set-pin-server',
    when: 'the holder asks',
    then: openPin('user-1', 'card-1'),
    answers: [{ status: 200 }],
    requests: 1,
    says: /^\{\s*'?issuer_card_id'?: '<ISSUER_CARD_ID>',\s+'?expires'?: \d{13},\s+'?grant'?: '[0-9a-f]{64}'\s*\}$/,
    sends: [
      {
        method: 'POST',
        url: '/sessions/authorize',
        headers: { 'bt-api-key': '<PRIVATE_API_KEY>' },
        body: { nonce: 'nonce-1', permissions: ['proxy:invoke'] },
      },
    ],
  },
  ...(
    [
      ['display-card-server', reveal],
      ['set-pin-server', openPin],
    ] as const
  ).flatMap(([sample, ask]): Scenario[] => [
    {
      sample,
      when: 'somebody else asks',
      then: ask('user-2', 'card-1'),
      answers: [],
      requests: 0,
      says: NOT_FOUND,
    },
    {
      sample,
      when: 'the card does not exist',
      then: ask('user-1', 'card-2'),
      answers: [],
      requests: 0,
      says: NOT_FOUND,
    },
    {
      sample,
      when: 'the platform refuses',
      then: ask('user-1', 'card-1'),
      answers: [json(403, { title: 'Forbidden', status: 403 })],
      requests: 1,
      says: /ForbiddenError/,
    },
  ]),
];
