/** What the programs of agents that pay do when the platform, Stripe or a merchant answers. */
import type { Scenario } from './scenarios.ts';
import { json } from './scripted-answers.ts';

const enroll = {
  node: 'console.log(await enroll("<TOKEN_ID>", "ada@example.com"));',
  python: 'print(enroll("<TOKEN_ID>", "ada@example.com"))',
};
const issue = {
  node: 'console.log(await issueToken("<ENROLLMENT_ID>", { amount: { value: "49.90", currency: "USD" }, description: "Running shoes", expiresAt: new Date("2026-11-30T00:00:00Z"), seller: "profile_1" }));',
  python:
    'print(issue_token("<ENROLLMENT_ID>", Amount(value="49.90", currency="USD"), "Running shoes", datetime.fromisoformat("2026-11-30T00:00:00+00:00"), "profile_1"))',
};
const EXPIRES = '2026-11-30T00:00:00Z';
const instruction = (status: string) =>
  json(201, {
    id: 'instruction-1',
    enrollment_id: '<ENROLLMENT_ID>',
    status,
    type: 'spt',
    credential_type: 'spt',
    amount: { value: '49.90', currency: 'USD' },
    description: 'Running shoes',
    expires_at: EXPIRES,
    created_at: '2026-11-02T09:30:00Z',
  });
const created = {
  method: 'POST',
  url: '/agentic/agents/%3CAGENT_ID%3E/instructions',
  headers: { 'bt-api-key': '<API_KEY>' },
  body: {
    enrollment_id: '<ENROLLMENT_ID>',
    amount: { value: '49.90', currency: 'USD' },
    description: 'Running shoes',
    network_business_profile: 'profile_1',
  },
};
const asked = {
  method: 'POST',
  url: '/agentic/agents/%3CAGENT_ID%3E/instructions/instruction-1/credentials',
};

const atStripe = {
  node: 'console.log(await issueToken("<PAYMENT_METHOD_ID>", "<SELLER_PROFILE>", "<CHECKOUT_SESSION_ID>", "<ATTEMPT_ID>", { currency: "usd", maxAmount: 4990, expiresAt: "<EXPIRES_AT>" }));',
  python:
    'print(issue_token("<PAYMENT_METHOD_ID>", "<SELLER_PROFILE>", "<CHECKOUT_SESSION_ID>", "<ATTEMPT_ID>", "usd", 4990, "<EXPIRES_AT>"))',
};

/** Verifies a body that was signed some seconds ago, and maybe changed on its way. */
function verify(seconds: number, changed: boolean): NonNullable<Scenario['then']> {
  const arrived = changed ? '[]' : '{}';
  return {
    node: `const t = Math.floor(Date.now() / 1000) - ${seconds};
const v1 = createHmac("sha256", SECRET).update(\`\${t}.{}\`).digest("hex");
console.log(isGenuine("${arrived}", \`t=\${t},v1=\${v1}\`));`,
    python: `t = int(time.time()) - ${seconds}
v1 = hmac.new(SECRET, f"{t}.{{}}".encode(), "sha256").hexdigest()
print(is_genuine("${arrived}", f"t={t},v1={v1}"))`,
  };
}
const orderEvent = (when: string, then: NonNullable<Scenario['then']>, says: RegExp): Scenario => ({
  sample: 'verify-order-event',
  when,
  then,
  answers: [],
  requests: 0,
  says,
});

export const AGENTIC_COMMERCE_SCENARIOS: readonly Scenario[] = [
  {
    sample: 'agentic-shared-token',
    when: 'a card is enrolled',
    then: enroll,
    answers: [
      json(201, {
        id: 'enrollment-1',
        token_id: '<TOKEN_ID>',
        status: 'active',
        type: 'spt',
        provider: 'stripe-mock',
        created_at: '2026-11-02T09:30:00Z',
      }),
    ],
    requests: 1,
    says: /^enrollment-1$/,
    sends: [
      {
        method: 'POST',
        url: '/agentic/enrollments',
        headers: { 'bt-api-key': '<API_KEY>' },
        body: {
          token_id: '<TOKEN_ID>',
          consumer: { email: 'ada@example.com' },
          agent_id: '<AGENT_ID>',
          type: 'spt',
          provider: 'stripe',
        },
      },
    ],
  },
  {
    sample: 'agentic-shared-token',
    when: 'the card is refused',
    then: enroll,
    answers: [json(422, { type: 'CARD_REJECTED', status: 422 })],
    requests: 1,
    says: { node: /^Error: 422 .*CARD_REJECTED/, python: /UnprocessableEntityError/ },
  },
  {
    sample: 'agentic-shared-token',
    when: 'a token is issued',
    then: issue,
    answers: [instruction('approved'), json(200, { spt: { id: 'spt_1' }, expires_at: EXPIRES })],
    requests: 2,
    says: /^spt_1$/,
    sends: [created, asked],
  },
  {
    sample: 'agentic-shared-token',
    when: 'the instruction waits for somebody',
    then: issue,
    answers: [instruction('pending')],
    requests: 1,
    says: /The instruction is pending\./,
  },
  {
    sample: 'agentic-shared-token',
    when: 'the credentials are of another kind',
    then: issue,
    answers: [instruction('approved'), json(200, { mpp: { credential: 'e30' }, expires_at: EXPIRES })],
    requests: 2,
    says: /holds? no shared payment token/,
  },
  {
    sample: 'stripe-shared-token',
    when: 'Stripe issues it',
    then: atStripe,
    answers: [json(200, { id: 'spt_1' })],
    requests: 1,
    says: { node: /^spt_1$/, python: /^spt_1$/, curl: /spt_1/ },
    host: 'https://api.stripe.com',
    sends: [
      {
        method: 'POST',
        url: '/v1/shared_payment/issued_tokens',
        headers: { authorization: 'Bearer <STRIPE_SECRET_KEY>', 'idempotency-key': '<ATTEMPT_ID>' },
        body: {
          payment_method: '<PAYMENT_METHOD_ID>',
          'usage_limits[currency]': 'usd',
          'usage_limits[max_amount]': '4990',
          'usage_limits[expires_at]': '<EXPIRES_AT>',
          'seller_details[network_business_profile]': '<SELLER_PROFILE>',
          'seller_details[external_id]': '<CHECKOUT_SESSION_ID>',
        },
      },
    ],
  },
  {
    sample: 'stripe-shared-token',
    when: 'Stripe refuses',
    then: atStripe,
    answers: [json(400, { error: { type: 'invalid_request_error' } })],
    requests: 1,
    says: {
      node: /^Error: 400 .*invalid_request_error/,
      python: /HTTPStatusError: .*400/,
      curl: /invalid_request_error/,
    },
    host: 'https://api.stripe.com',
  },
  orderEvent('it is genuine', verify(0, false), /^true$/i),
  orderEvent('its body was changed', verify(0, true), /^false$/i),
  orderEvent('it is six minutes old', verify(360, false), /^false$/i),
  orderEvent(
    'it carries no signature',
    { node: 'console.log(isGenuine("{}", ""));', python: 'print(is_genuine("{}", ""))' },
    /^false$/i,
  ),
];
