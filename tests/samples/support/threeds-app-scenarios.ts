/** What an endpoint answers the 3DS SDKs for apps, which read an authentication in camelCase and without nulls. */
import type { Scenario } from './scenarios.ts';
import { provider } from '../../../content/site/provider.ts';
import { json } from './scripted-answers.ts';

const INTENT = 'intent-1';

const authenticated = (more: object) =>
  json(200, {
    session_id: 'session-1',
    token_intent_id: INTENT,
    threeds_version: '2.2.0',
    authentication_status: 'challenge',
    acs_rendering_type: { acsInterface: 'native', acsUiTemplate: 'text' },
    ...more,
  });

const common = {
  sample: 'threeds-app-endpoint',
  host: provider.hosts.production,
  then: {
    node: `console.log(JSON.stringify(await authenticateApp({ tokenIntentId: "${INTENT}", amount: "80000", name: "Ada Byron", email: "ada@example.com" }, "session-1")));`,
    python: `print(json.dumps(authenticate_app(Order("${INTENT}", "80000", "Ada Byron", "ada@example.com"), "session-1"), separators=(",", ":")))`,
  },
  requests: 1,
} as const;

/** All of these in one response, in any order, without nulls and without extensions, which the libraries can't read. */
const holds = (...parts: readonly string[]): RegExp =>
  new RegExp(
    `^(?!.*null)(?!.*(?:CB-SCORE|messageExtensions))${parts.map((part) => `(?=.*${part})`).join('')}`,
    's',
  );

export const THREEDS_APP_SCENARIOS: readonly Scenario[] = [
  {
    ...common,
    when: 'the session is of a token intent',
    answers: [
      authenticated({
        eci: null,
        message_extensions: [{ id: 'A000000042', name: 'CB-SCORE', critical: false, data: { score: '10' } }],
      }),
    ],
    says: holds(
      '"threedsVersion":"2\\.2\\.0"',
      '"authenticationStatus":"challenge"',
      '"acsUiTemplate":"text"',
      `"panTokenId":"${INTENT}"`,
      '"purchaseAmount":"80000"',
      '"merchantName":"Example Store"',
      '"currency":"826"',
    ),
    sends: [
      {
        method: 'POST',
        url: '/3ds/sessions/session-1/authenticate',
        headers: { 'bt-api-key': '<API_KEY>' },
        body: { authentication_category: 'payment', purchase_info: { amount: '80000', currency: '826' } },
      },
    ],
  },
  {
    ...common,
    when: 'the session is for another card',
    answers: [authenticated({ token_intent_id: 'intent-2' })],
    says: /The session isn't for this order's card/,
  },
];
