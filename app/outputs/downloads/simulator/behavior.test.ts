/** The simulator behaves as the pages say: who sees what, what an idempotency key does, and what happens to a charge. */
import { describe, expect, it } from 'vitest';
import { loadApplication } from '../../../../pipeline/content/applications/index.ts';
import { loadDataTable } from '../../../../pipeline/content/tables/index.ts';
import { initialState, OUTCOMES, READY_KEYS } from '../../../../engines/simulator/index.ts';
import { NOW, read, send, session, type GivenRequest } from '../../../../tests/support/platform-session.ts';

const TOKEN = '30973af6-93f0-4d2e-b4b3-15a136a33945';
const INTENT = 'cd2299b7-2d41-469c-8433-ff9920f122ec';
const HOUR = 3_600_000;
const CARD = { number: '4242424242424242', expiration_month: 12, expiration_year: 2029 };
const ADYEN = 'https://checkout-test.adyen.com/v71/payments';
const ECHO = 'https://echo.basistheory.com/anything';

const get = (id: string, key?: string): GivenRequest => ({ method: 'GET', url: `/tokens/${id}`, key });
const create = (body: object, changes: Partial<GivenRequest> = {}): GivenRequest => ({
  method: 'POST',
  url: '/tokens',
  body,
  ...changes,
});
function proxied(url: string, body: unknown, changes: Partial<GivenRequest> = {}): GivenRequest {
  return {
    method: 'POST',
    url: '/proxy',
    body,
    ...changes,
    headers: { 'bt-proxy-url': url, ...changes.headers },
  };
}

describe('who sees what', () => {
  it('shows masks to plain permissions, and the data to a rule that reveals', () => {
    const simulator = session();
    expect(simulator.ask(get(TOKEN)).body).toMatchObject({ data: { number: 'XXXXXXXXXXXX4242' } });
    expect(simulator.ask(get(TOKEN, 'key_test_us_pvt_reveals')).body).toMatchObject({ data: CARD });
  });

  it('shows no data where a type has no mask', () => {
    const { body } = session().ask(create({ type: 'token', data: { name: 'Ada' } }));
    expect(body).not.toHaveProperty('data');
  });

  const permissions = new Map([
    ['token:read', 'GET'],
    ['token:delete', 'DELETE'],
    ['token:create', 'POST'],
    ['proxy:invoke', 'PROXY'],
  ]);

  it.each(loadDataTable('access-decisions').rows.map((row) => [String(row.request), row] as const))(
    '%s',
    (_, row) => {
      const simulator = session();
      const container = String(row.container);
      const type = container.startsWith('/bank/') ? 'bank' : 'card';
      const data = type === 'bank' ? { routing_number: '021000021', account_number: '00001' } : CARD;
      const token = { id: 'the-token', type, data, containers: [container] };
      const { name, type: applicationType, rules } = loadApplication(String(row.application));
      const application = simulator.ask({
        method: 'POST',
        url: '/applications',
        body: { name, type: applicationType, rules },
      }).body as { key: string };
      const method = permissions.get(String(row.permission)) ?? '';
      if (method !== 'POST') simulator.ask(create(token));
      const { key } = application;
      const response = simulator.ask(
        method === 'POST'
          ? create(token, { key })
          : method === 'PROXY'
            ? proxied(ECHO, { card: '{{ the-token }}' }, { key })
            : { method, url: '/tokens/the-token', key },
      );
      expect(response.status === 403).toBe(row.rule === 'None');
      const shown = (response.body as { data?: { number?: string } } | undefined)?.data?.number;
      const result = String(row.result);
      const isShown = result.startsWith('The token, masked') || result.startsWith('Masked');
      expect(row.permission === 'proxy:invoke' ? undefined : shown).toBe(
        isShown ? 'XXXXXXXXXXXX4242' : undefined,
      );
    },
  );

  it('lets a session do what it was granted, until it ends, and nothing before that', () => {
    const simulator = session();
    const { body } = simulator.ask({ method: 'POST', url: '/sessions', key: 'key_test_us_pub_example' });
    const { nonce, session_key: key } = body as { nonce: string; session_key: string };
    expect(simulator.ask(get(TOKEN, key)).status).toBe(401);
    const rules = [
      {
        priority: 1,
        conditions: [{ attribute: 'id', operator: 'equals', value: TOKEN }],
        permissions: ['token:read'],
        transform: 'reveal',
      },
    ];
    simulator.ask({ method: 'POST', url: '/sessions/authorize', body: { nonce, rules } });
    expect(simulator.ask(get(TOKEN, key)).body).toMatchObject({ data: CARD });
    expect(simulator.ask(get('f6b0e6c4-6589-459d-a2a9-cde57cfb0bd8', key)).status).toBe(403);
    expect(simulator.ask(get(TOKEN, key), NOW + 4 * 60_000).status).toBe(401);
  });
});

describe('tokens', () => {
  it('forget the security code after an hour, and end when they expire', () => {
    const simulator = session();
    const expires_at = new Date(NOW + 2 * HOUR).toISOString();
    simulator.ask(create({ id: 'card', type: 'card', data: { ...CARD, cvc: '123' }, expires_at }));
    const reveals = get('card', 'key_test_us_pvt_reveals');
    expect(simulator.ask(reveals).body).toMatchObject({ data: { cvc: '123' } });
    expect(simulator.ask(reveals, NOW + HOUR + 1).body).toHaveProperty('data', CARD);
    expect(simulator.ask(reveals, NOW + 2 * HOUR).status).toBe(404);
  });

  it('are one where deduplication finds the same fingerprint', () => {
    const simulator = session();
    const request = create({
      type: 'card',
      data: CARD,
      fingerprint_expression: '{{ data.number }}',
      deduplicate_token: true,
    });
    const [first, second] = [simulator.ask(request).body, simulator.ask(request).body];
    expect(first).toHaveProperty('_extras.deduplicated', false);
    expect(second).toMatchObject({ id: (first as { id: string }).id, _extras: { deduplicated: true } });
  });

  it('take over an intent without its security code, which uses it up', () => {
    const simulator = session();
    const body = { token_intent_id: INTENT, id: 'converted' };
    expect(simulator.ask(create(body)).status).toBe(201);
    expect(simulator.ask(get('converted', 'key_test_us_pvt_reveals')).body).toHaveProperty('data', CARD);
    expect(simulator.ask({ method: 'GET', url: `/token-intents/${INTENT}` }).status).toBe(404);
  });

  it('are listed page by page, each once', () => {
    const simulator = session();
    for (const id of ['one', 'two', 'three']) simulator.ask(create({ id, type: 'token', data: id }));
    const seen: string[] = [];
    let start = '';
    do {
      const { body } = simulator.ask({ method: 'GET', url: `/v2/tokens?size=2&start=${start}` });
      const { data, pagination } = body as { data: { id: string }[]; pagination: { next?: string } };
      seen.push(...data.map(({ id }) => id));
      start = pagination.next ?? '';
    } while (start !== '');
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toHaveLength(initialState().tokens.size + 3);
  });

  it('are found by container, type, metadata and search index', () => {
    const simulator = session();
    const found = (query: string): unknown =>
      (
        simulator.ask({ method: 'POST', url: '/v2/tokens/search', body: { query } }).body as {
          data: { id: string }[];
        }
      ).data.map(({ id }) => id);
    expect(found('container:"/pci/" AND metadata.order_id:A-10017')).toEqual([TOKEN]);
    expect(found('data:219099999')).toEqual(['8c0c1b8e-3d0f-4c3b-9a5a-7a1a2a0f6d35']);
    expect(found('data:21909999')).toEqual([]);
    expect(found('type:card_number')).toEqual([]);
  });
});

describe('idempotency', () => {
  const request = create({ type: 'card', data: CARD }, { headers: { 'bt-idempotency-key': 'attempt-1' } });

  it('returns the first success again, whatever the body, for a day', () => {
    const simulator = session();
    const first = simulator.ask(request);
    expect(simulator.ask({ ...request, body: { type: 'token', data: 1 } })).toEqual(first);
    expect(simulator.ask(request, NOW + 24 * HOUR).body).not.toEqual(first.body);
  });

  it('keeps no failure', () => {
    const simulator = session();
    expect(simulator.ask({ ...request, body: { type: 'card', data: {} } }).status).toBe(400);
    expect(simulator.ask(request).status).toBe(201);
  });

  it('has no effect on a proxy', () => {
    const simulator = session();
    const body = { amount: { value: 1000 }, paymentMethod: { number: CARD.number } };
    const headers = { 'bt-idempotency-key': 'attempt-1' };
    const [first, second] = [1, 2].map(() => simulator.ask(proxied(ADYEN, body, { headers })).body);
    expect(first).not.toEqual(second);
  });
});

describe('the proxy', () => {
  it('fills in body and headers, and keeps its own headers to itself', () => {
    const body = { exp: `{{ token: ${TOKEN} | json: '$.data' | card_exp: 'MM/YY' }}`, all: `{{ ${TOKEN} }}` };
    const headers = { authorization: `Bearer {{ ${TOKEN} | json: '$.number' }}` };
    const { response } = send(initialState(), proxied(ECHO, body, { headers }));
    expect(read(response).body).toMatchObject({
      json: { exp: '12/29', all: CARD },
      headers: { Authorization: `Bearer ${CARD.number}` },
      method: 'POST',
    });
    expect(JSON.stringify(read(response).body)).not.toMatch(/bt-api-key|bt-proxy-url/i);
    expect(response).toHaveProperty(['headers', 'bt-proxy-destination-status'], '200');
  });

  it('reads the data of a token intent, and appends path and query', () => {
    const request = proxied(ECHO, { cvc: `{{ token_intent: ${INTENT} | json: '$.data.cvc' }}` });
    const { body } = read(send(initialState(), { ...request, url: '/proxy/v2?limit=5' }).response);
    expect(body).toMatchObject({ json: { cvc: '123' }, url: `${ECHO}/v2?limit=5`, args: { limit: '5' } });
  });

  it.each([
    [
      'an unknown token',
      proxied(ECHO, { card: '{{ no-such-token }}' }),
      400,
      'Failed to detokenize some tokens: no-such-token',
    ],
    ['an expression that fails', proxied(ECHO, { card: `{{ ${TOKEN} | nonsense }}` }), 400, 'nonsense'],
    ['no destination', { method: 'POST', url: '/proxy', body: {} }, 400, 'BT-PROXY-URL'],
    ['a destination without TLS', proxied('http://processor.example', {}), 400, 'https://'],
    ['an unknown key', proxied(ECHO, {}, { key: 'unknown' }), 401, 'Unauthorized'],
    ['a key without proxy:invoke', proxied(ECHO, {}, { key: 'key_test_us_pvt_reads' }), 403, 'proxy:invoke'],
    [
      'a host that it does not play',
      proxied('https://processor.example/', {}),
      501,
      'https://api.stripe.com/v1/payment_intents',
    ],
    [
      'an unknown wallet token',
      proxied(ECHO, { card: '{{ apple_pay: no-such-token }}' }),
      400,
      'no-such-token',
    ],
    ['a configuration', proxied(ECHO, { card: '{{ config: API_KEY }}' }), 501, 'config'],
    [
      'an unknown proxy',
      { method: 'POST', url: '/proxy', headers: { 'bt-proxy-key': 'k' } },
      404,
      'No proxy has this key',
    ],
  ] as const)('returns %s inside proxy_error', (_, request, status, text) => {
    const { response } = send(initialState(), request);
    expect(read(response).status).toBe(status);
    expect(read(response).body).toHaveProperty('proxy_error.status', status);
    expect(JSON.stringify(read(response).body)).toContain(text);
    expect(response).not.toHaveProperty(['headers', 'bt-proxy-destination-status']);
  });
});

describe('the processors', () => {
  const charge = (
    value: number,
    key = 'order-1',
    number = `{{ ${TOKEN} | json: '$.number' }}`,
  ): GivenRequest =>
    proxied(
      ADYEN,
      { amount: { value, currency: 'USD' }, reference: 'order-1', paymentMethod: { number } },
      { headers: { 'idempotency-key': key } },
    );
  const charges = { method: 'GET', url: '/_double/charges' };

  it('approve, and charge once for one key', () => {
    const simulator = session();
    const [first, second] = [simulator.ask(charge(1000)), simulator.ask(charge(1000))];
    expect(first.body).toMatchObject({ resultCode: 'Authorised' });
    expect(second).toEqual(first);
    expect(simulator.ask(charges).body).toEqual([
      {
        processor: 'Adyen',
        reference: 'order-1',
        amount: 1000,
        behavior: 'approved',
        charged: true,
        requests: 2,
      },
    ]);
    simulator.ask(charge(1000, 'another-key'));
    expect(simulator.ask(charges).body).toHaveLength(2);
  });

  it.each([
    ['by the amount', charge(402)],
    ['by the card', charge(1000, 'order-1', '4000000000000002')],
  ])('decline %s with 200, and charge nothing', (_, request) => {
    const simulator = session();
    expect(simulator.ask(request)).toMatchObject({ status: 200, body: { resultCode: 'Refused' } });
    expect(simulator.ask(charges).body).toMatchObject([{ charged: false }]);
  });

  it.each([
    [408, { status: 408, body: { proxy_error: { errors: {}, title: 'Request Timeout', status: 408 } } }],
    [500, { status: 500 }],
    [599, { status: 0 }],
  ])(
    'leave the outcome of amount %i unknown, charge once, and tell it to the same key',
    (amount, response) => {
      const simulator = session();
      expect(OUTCOMES.get(amount)).toMatch(/^charged, then/);
      expect(simulator.ask(charge(amount))).toMatchObject(response);
      expect(simulator.ask(charges).body).toMatchObject([{ charged: true, requests: 1 }]);
      expect(simulator.ask(charge(amount))).toMatchObject({
        status: 200,
        body: { resultCode: 'Authorised' },
      });
      expect(simulator.ask(charges).body).toMatchObject([{ charged: true, requests: 2 }]);
    },
  );

  it('let the platform wait 25 seconds before a 408', () => {
    expect(session().outcome(charge(408)).response).toHaveProperty('seconds', 25);
  });

  it('have the formats of Checkout.com and Stripe', () => {
    const simulator = session();
    const checkout = proxied('https://api.sandbox.checkout.com/payments', {
      amount: 402,
      source: { number: CARD.number },
    });
    expect(simulator.ask(checkout)).toMatchObject({ status: 201, body: { approved: false } });
    const form = new URLSearchParams([
      ['amount', '1000'],
      ['payment_method_data[card][number]', `{{ ${TOKEN} | json: '$.number' }}`],
    ]).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const stripe = proxied('https://api.stripe.com/v1/payment_intents', form, { headers });
    expect(simulator.ask(stripe)).toMatchObject({ status: 200, body: { status: 'succeeded' } });
  });
});

describe('the core', () => {
  it('changes no state in place', () => {
    const before = initialState();
    const { state } = send(before, create({ id: 'new', type: 'token', data: 1 }));
    expect(before).toEqual(initialState());
    expect(state.tokens.has('new')).toBe(true);
  });

  it('ends for whatever a request contains', () => {
    const hostile: GivenRequest[] = [
      { method: 'GET', url: '/tokens/%E0%A4%A' },
      { method: 'POST', url: '/tokens', body: '[[[' },
      { method: 'POST', url: '/tokenize', body: '[1,{"type":"card","data":null}]' },
      { method: 'POST', url: '/tokens', body: { type: '__proto__', data: 1 } },
      create({ type: 'token', data: 1, metadata: JSON.parse('{"__proto__":"x"}') as object }),
      { method: 'BREW', url: '/tokens' },
      proxied('https://', '{{ {{ }}'),
      proxied(ECHO, '{% for i in (1..9999999) %}{{ i }}{% endfor %}'),
    ];
    for (const request of hostile)
      expect(read(send(initialState(), request).response).status).toBeGreaterThan(0);
  });

  it('says that it does not do what it does not do', () => {
    const { status, body } = read(send(initialState(), { method: 'GET', url: '/documents' }).response);
    expect(status).toBe(501);
    expect(body).toHaveProperty(
      'detail',
      expect.stringMatching(/^The mock platform doesn't support GET \/documents\. It supports/),
    );
  });

  it('has no secret among its keys', () => {
    expect(READY_KEYS.every(({ key }) => key.startsWith('key_test_'))).toBe(true);
  });
});
