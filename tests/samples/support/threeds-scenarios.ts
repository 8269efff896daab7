/** What the programs of the 3D Secure guides do with each status, and with a failure of a server of 3DS. */
import type { Scenario } from './scenarios.ts';
import { json } from './scripted-answers.ts';

const INTENT = 'intent-1';

/** A call of one of the two functions, which prints what is next and, for a stop, what the issuer says. */
const called = (name: 'authenticate' | 'finish'): Scenario['then'] => ({
  node: `const outcome = await ${name}({ tokenIntentId: "${INTENT}", amount: "80000", name: "Ada Byron", email: "ada@example.com" }, "session-1");\nconsole.log(outcome.next, "message" in outcome ? outcome.message : "");`,
  python: `outcome = ${name}(Order("${INTENT}", "80000", "Ada Byron", "ada@example.com"), "session-1")\nprint(outcome[0], outcome[1] if outcome[0] == "stop" else "")`,
});

const authentication = (status: string, more: object = {}) =>
  json(200, { session_id: 'session-1', token_intent_id: INTENT, authentication_status: status, ...more });

const authenticates = {
  method: 'POST',
  url: '/3ds/sessions/session-1/authenticate',
  headers: { 'bt-api-key': '<API_KEY>' },
  body: {
    authentication_category: 'payment',
    authentication_type: 'payment-transaction',
    purchase_info: { amount: '80000', currency: '826', exponent: '2', transaction_type: 'purchase' },
    merchant_info: { mid: '9876543210001', acquirer_bin: '000000999' },
    cardholder_info: { name: 'Ada Byron', email: 'ada@example.com' },
  },
};
const getsResult = { method: 'GET', url: '/3ds/sessions/session-1/challenge-result' };

const NEXT: readonly (readonly [status: string, says: RegExp, more?: object])[] = [
  ['successful', /^pay ?$/],
  ['attempted', /^pay ?$/],
  ['challenge', /^challenge ?$/],
  ['decoupled_challenge', /^wait ?$/],
  ['unavailable', /^pay-without-3ds ?$/],
  ['failed', /^stop Call your bank$/, { cardholder_info: 'Call your bank' }],
  ['rejected', /^stop (?:undefined|None)$/],
  ['informational', /^stop (?:undefined|None)$/],
  // The customer has sent the session of another card.
  ['successful', /^stop (?:undefined|None)?$/, { token_intent_id: 'intent-2' }],
];

const details = (status: string) => ({ service_status: status, error_source: 'Directory Server' });
const problem = (status: string) => ({ title: '3DS Service Error', status: 424, error: details(status) });

/** Bodies of a `424`: the details at the top, and a level deeper. */
const FAILURES: readonly (readonly [when: string, body: object, says: RegExp])[] = [
  ['a server of 3DS times out', problem('504'), /^restart ?$/],
  ['a server of 3DS fails, in the wrapped form', { error: problem('502') }, /^restart ?$/],
  ['the merchant data is refused', { error: problem('403') }, /424/],
];

export const THREEDS_SCENARIOS: readonly Scenario[] = [
  ...NEXT.map(([status, says, more]): Scenario => ({
    sample: 'threeds-server',
    when: `the issuer answers ${status}${more ? ` with ${Object.keys(more).join()}` : ''}`,
    then: called('authenticate'),
    answers: [authentication(status, more)],
    requests: 1,
    says,
    sends: [authenticates],
  })),
  ...FAILURES.map(([when, body, says]): Scenario => ({
    sample: 'threeds-server',
    when,
    then: called('authenticate'),
    answers: [json(424, body)],
    requests: 1,
    says,
  })),
  {
    sample: 'threeds-server',
    when: 'the challenge has ended well',
    then: called('finish'),
    answers: [authentication('successful', { directory_status_code: 'C' })],
    requests: 1,
    says: /^pay ?$/,
    sends: [getsResult],
  },
];
