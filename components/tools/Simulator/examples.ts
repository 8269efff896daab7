/**
 * Requests that show one rule each, such as expiry, an error, or a charge that fails. Where a title starts with a status,
 * the simulator returns it.
 */
import { IN_ONE_HOUR } from '../../../engines/simulator-sessions/index.ts';

/** A request to start from. */
export interface SimulatorExample {
  /** What it belongs to, e.g. `Tokens`. */
  readonly group: string;
  readonly title: string;
  readonly request: string;
}

const CARD = '30973af6-93f0-4d2e-b4b3-15a136a33945';
const JSON_TYPE = 'Content-Type: application/json';
const KEY = 'BT-API-KEY: <API_KEY>';

/** A raw request, its body indented. */
function raw(line: string, headers: readonly string[], body?: unknown): string {
  const head = [line, ...headers].join('\n');
  return body === undefined ? head : `${head}\n\n${JSON.stringify(body, null, 2)}`;
}

const post = (path: string, body: unknown, ...headers: readonly string[]): string =>
  raw(`POST ${path}`, [KEY, JSON_TYPE, ...headers], body);
const get = (path: string, key = KEY): string => raw(`GET ${path}`, [key]);

const TEST_CARD = { number: '4242424242424242', expiration_month: 12, expiration_year: 2029 };
const STORED_CARD = { type: 'card', data: TEST_CARD };

/** A charge of the stored card. Its amount decides what happens. */
function charge(value: number, ...headers: readonly string[]): string {
  const own = ['BT-PROXY-URL: https://checkout-test.adyen.com/v71/payments', ...headers];
  return post(
    '/proxy',
    {
      amount: { value, currency: 'USD' },
      reference: `order-${String(value)}`,
      paymentMethod: { type: 'scheme', number: `{{ token: ${CARD} | json: '$.data.number' }}` },
    },
    ...own,
  );
}

const keyed = (value: number): string => charge(value, `Idempotency-Key: attempt-${String(value)}`);

type Requests = Readonly<Record<string, string>>;

const CHARGES: Requests = {
  '200: Approved': keyed(1000),
  '200: The processor declines the card': keyed(402),
  "408: Charged, but the processor's response takes too long": keyed(408),
  '500: Charged, but the processor returns an error': keyed(500),
  'No response: Charged, but the connection breaks': keyed(599),
};

const REPEATS: Requests = {
  'Create with an idempotency key: 1 token': post('/tokens', STORED_CARD, 'BT-IDEMPOTENCY-KEY: order-10017'),
  'Create without an idempotency key: 2 tokens': post('/tokens', STORED_CARD),
  'Create with deduplication: 1 token': post('/tokens', {
    ...STORED_CARD,
    fingerprint_expression: '{{ data.number }}',
    deduplicate_token: true,
  }),
  "Charge with the processor's idempotency key: 1 charge": keyed(1200),
};

const EXPIRY: Requests = {
  '201: Store a token that expires in one hour': post('/tokens', {
    id: 'expires-soon',
    type: 'token',
    data: 'ada@example.com',
    expires_at: IN_ONE_HOUR,
  }),
  'Read that token: 404 after you select “Wait 1 hour”': get('/tokens/expires-soon'),
  '201: Store a card with a security code, which is kept for one hour': post('/tokens', {
    id: 'card-with-code',
    type: 'card',
    data: { ...TEST_CARD, cvc: '123' },
  }),
};

const LISTS: Requests = {
  '200: Applications, page 1': get('/applications?page=1&size=2'),
  '200: Applications, page 2': get('/applications?page=2&size=2'),
  '200: Tokens, page 1': get('/v2/tokens?size=2'),
};

const ERRORS: Requests = {
  '400: A property is invalid': post('/tokens', { ...STORED_CARD, metadata: { order_id: 10017 } }),
  "400: The body isn't JSON": `${raw('POST /tokens', [KEY, JSON_TYPE])}\n\n{ "type": "card"`,
  '400: A proxied call with an unknown token': post(
    '/proxy',
    { email: '{{ token: no-such-token }}' },
    'BT-PROXY-URL: https://echo.basistheory.com/anything',
  ),
  '401: The key is missing': raw('POST /tokens', [JSON_TYPE], STORED_CARD),
  '403: The key lacks the permission': raw(
    'POST /tokens',
    ['BT-API-KEY: key_test_us_pvt_reads', JSON_TYPE],
    STORED_CARD,
  ),
  '404: No token has this ID': get('/tokens/no-such-token'),
  '408: A proxied call takes too long': keyed(408),
  '409: Another token has this ID': post('/tokens', { id: CARD, type: 'token', data: 'ada@example.com' }),
  '415: The content type is wrong': raw(`PATCH /tokens/${CARD}`, [KEY, JSON_TYPE], {
    metadata: { order_id: 'A-10018' },
  }),
  '422: The application of a new key is unknown': post('/applications/no-such-application/keys', {}),
  '422: The processor rejects the request': charge(1000).replace(/\{\{.*\}\}/, 'not-a-number'),
  '429: Over the rate limit, if you select “Send it 60 times”': get(`/tokens/${CARD}`),
  "501: The simulator doesn't support it": post('/no-such-operation', {}),
};

const GROUPS: Readonly<Record<string, Requests>> = {
  Charges: CHARGES,
  'Send it twice': REPEATS,
  Expiry: EXPIRY,
  Lists: LISTS,
  Errors: ERRORS,
};

/** Page 2 of the tokens, which needs the cursor of page 1. */
export function secondPage(cursor: string): SimulatorExample {
  return {
    group: 'Lists',
    title: '200: Tokens, page 2',
    request: get(`/v2/tokens?size=2&start=${encodeURIComponent(cursor)}`),
  };
}

/** Requests that show a rule, group by group. */
export const RULES: readonly SimulatorExample[] = Object.entries(GROUPS).flatMap(([group, requests]) =>
  Object.entries(requests).map(([title, request]) => ({ group, title, request })),
);
