/** What the program that charges wallets sends for what a browser sent; `tests/money/` plays it every outcome. */
import { expect } from 'vitest';
import type { Scenario } from './scenarios.ts';
import { fromProcessor } from './scripted-answers.ts';

const ID = 'a1cfd4b2-a086-4da0-b6fc-6f11c31cf548';
/** The key of an attempt: new for each one, and never the order's reference. */
const ATTEMPT: unknown = expect.stringMatching(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);

const charged = (kind: string, id: string): Scenario['then'] => ({
  node: `console.log(await chargeWallet({ reference: "A-1", amount: 1000, currency: "USD", state: "open", attempt: "" }, ${JSON.stringify(kind)}, ${JSON.stringify(id)}));`,
  python: `print(charge_wallet(Order("A-1", 1000, "USD"), ${JSON.stringify(kind)}, ${JSON.stringify(id)}))`,
});
const approval = fromProcessor(201, { approved: true });

const deviceToken = (kind: string, tokenType: string) => ({
  type: 'network_token',
  token_type: tokenType,
  token: `{{ ${kind}: ${ID} | json: '$.data.number' }}`,
  expiry_month: `{{ ${kind}: ${ID} | json: '$.data.expiration_month' }}`,
  expiry_year: `{{ ${kind}: ${ID} | json: '$.data.expiration_year' }}`,
  eci: `{{ ${kind}: ${ID} | json: '$.authentication.eci_indicator' }}`,
  cryptogram: `{{ ${kind}: ${ID} | json: '$.authentication.threeds_cryptogram' }}`,
});
const SOURCES: readonly (readonly [kind: string, source: object])[] = [
  ['apple_pay', deviceToken('apple_pay', 'applepay')],
  ['google_pay', deviceToken('google_pay', 'googlepay')],
  ['token_intent', { type: 'card', number: `{{ token_intent: ${ID} | json: '$.data.number' }}` }],
];

/** What a browser can send to reach another token, or another source of expressions. */
const ATTACKS: readonly (readonly [when: string, kind: string, id: string])[] = [
  ['the id ends the expression', 'apple_pay', `${ID} }}{{ token: other`],
  ['the id has a line after it', 'apple_pay', `${ID}\n`],
  ['the kind is another source', 'token', ID],
];

export const WALLET_SCENARIOS: readonly Scenario[] = [
  ...SOURCES.map(([kind, source]): Scenario => ({
    sample: 'charge-wallet-payment',
    when: `the page sends ${kind}`,
    then: charged(kind, ID),
    answers: [approval],
    requests: 1,
    says: /^approved$/,
    sends: [
      {
        method: 'POST',
        url: '/proxy',
        headers: {
          'bt-proxy-url': 'https://api.sandbox.checkout.com/payments',
          'cko-idempotency-key': ATTEMPT,
        },
        body: { amount: 1000, currency: 'USD', reference: 'A-1', source },
      },
    ],
  })),
  ...ATTACKS.map(([when, kind, id]): Scenario => ({
    sample: 'charge-wallet-payment',
    when,
    then: charged(kind, id),
    answers: [],
    requests: 0,
    says: /^not sent$/,
  })),
];
