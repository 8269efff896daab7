import { describe, expect, it } from 'vitest';
import { NOW, session, environmentAt, type GivenRequest } from '../../../tests/support/platform-session';
import { vaultView } from '../vault-view';
import { APPLE_PAYMENT, GOOGLE_PAYMENTS } from './payments';

const APPLE = 'a1cfd4b2-a086-4da0-b6fc-6f11c31cf548';
const GOOGLE = '5a698b1e-25b2-4b0b-9264-c33597a79a4e';
const OWN_MERCHANT = '2c157eb2-00b5-4d5f-8b33-868b8d64062d';
const DOMAINS = '/apple-pay/domain-registration';
const ECHO = 'https://echo.basistheory.com/anything';
const CHECKOUT = 'https://api.sandbox.checkout.com/payments';
const STRIPE = 'https://api.stripe.com/v1/payment_intents';
const DAY = 24 * 3_600_000;

type Simulator = ReturnType<typeof session>;

interface Token {
  readonly id: string;
  readonly type?: string;
  readonly expires_at?: string;
}

const post = (url: string, body: object, changes: Partial<GivenRequest> = {}): GivenRequest => ({
  method: 'POST',
  url,
  body,
  ...changes,
});

function payWithApple(simulator: Simulator, changes: object = {}): Token {
  const { body } = simulator.ask(post('/apple-pay', { apple_payment_data: APPLE_PAYMENT, ...changes }));
  return (body as { apple_pay: Token }).apple_pay;
}

const throughProxy = (
  url: string,
  body: object | string,
  changes: Partial<GivenRequest> = {},
): GivenRequest => ({
  method: 'POST',
  url: '/proxy',
  body,
  ...changes,
  headers: { 'bt-proxy-url': url, ...changes.headers },
});

const echoed = (expression: string, changes: Partial<GivenRequest> = {}): GivenRequest =>
  throughProxy(ECHO, { value: `{{ ${expression} }}` }, changes);

describe('an Apple Pay token', () => {
  it('lasts until the card expires, or as long as the request says', () => {
    const simulator = session();
    expect(payWithApple(simulator)).toMatchObject({ type: 'dpan', expires_at: '2029-12-31T00:00:00Z' });
    expect(payWithApple(simulator, { expires_at: '2026-12-01' }).expires_at).toBe('2026-12-01T00:00:00Z');
  });

  it('is a merchant token in the example with your own merchant, and other merchants are unknown', () => {
    const simulator = session();
    expect(payWithApple(simulator, { merchant_registration_id: OWN_MERCHANT }).type).toBe('mpan');
    const other = { apple_payment_data: APPLE_PAYMENT, merchant_registration_id: APPLE };
    expect(simulator.ask(post('/apple-pay', other)).status).toBe(501);
  });

  it('comes from a recognized payment only, which can have more properties', () => {
    const simulator = session();
    const paymentMethod = { network: 'Visa', type: 'credit', displayName: 'Visa 4242' };
    expect(
      payWithApple(simulator, { apple_payment_data: { ...APPLE_PAYMENT, paymentMethod } }),
    ).toHaveProperty('id');
    const paymentData = { ...APPLE_PAYMENT.paymentData, signature: 'MIAG' };
    const unknown = { apple_payment_data: { ...APPLE_PAYMENT, paymentData } };
    expect(simulator.ask(post('/apple-pay', unknown))).toMatchObject({
      status: 501,
      body: { detail: expect.stringContaining("can't decrypt") as string },
    });
  });

  it('is masked, unless the key can reveal', () => {
    const simulator = session();
    const read = { method: 'GET', url: `/apple-pay/${APPLE}` };
    expect(simulator.ask(read).body).toMatchObject({
      data: { number: 'XXXXXXXXXXXX4242', expiration_year: 2029 },
      authentication: { eci_indicator: '07' },
    });
    expect(simulator.ask({ ...read, key: 'key_test_us_pvt_reveals' }).body).toMatchObject({
      data: { number: '4242424242424242' },
    });
  });

  it('can be created but not read with the key of a page', () => {
    const simulator = session();
    const key = 'key_test_us_pub_example';
    expect(simulator.ask(post('/apple-pay', { apple_payment_data: APPLE_PAYMENT }, { key })).status).toBe(
      200,
    );
    expect(simulator.ask({ method: 'GET', url: `/apple-pay/${APPLE}`, key }).status).toBe(403);
  });
});

describe('a Google Pay token', () => {
  it('has no end of its own, and its events have no card data', () => {
    const simulator = session();
    const events = ['google-pay.created', 'google-pay.retrieved', 'google-pay.deleted'];
    simulator.ask(post('/webhooks', { name: 'Wallets', url: 'https://store.example.com/hooks', events }));
    const created = simulator.ask(
      post('/google-pay', { google_payment_data: GOOGLE_PAYMENTS.CRYPTOGRAM_3DS }),
    );
    const { id, ...others } = (created.body as { google_pay: Token }).google_pay;
    expect(others).not.toHaveProperty('expires_at');
    simulator.ask({ method: 'GET', url: `/google-pay/${id}` });
    const { state } = simulator.outcome({ method: 'DELETE', url: `/google-pay/${id}` });
    expect(state.deliveries.map(({ event }) => [event.type, event.data])).toMatchObject([
      ['google-pay.created', { google_pay: { id, status: 'active' } }],
      ['google-pay.retrieved', { google_pay: { id } }],
      ['google-pay.deleted', { google_pay: { id, modified_at: '2026-11-22T12:00:00Z' } }],
    ]);
    expect(JSON.stringify(state.deliveries)).not.toContain('4242');
  });

  it('is a token intent for a card on file, whose events are those of token intents', () => {
    const simulator = session();
    simulator.ask(
      post('/webhooks', {
        name: 'Wallets',
        url: 'https://store.example.com/hooks',
        events: ['google-pay.created', 'token-intent.created'],
      }),
    );
    const { state } = simulator.outcome(
      post('/google-pay', { google_payment_data: GOOGLE_PAYMENTS.PAN_ONLY }),
    );
    expect(state.deliveries.map(({ event }) => event.type)).toEqual(['token-intent.created']);
  });

  it("can't be of a merchant, because the simulator has none", () => {
    const body = { google_payment_data: GOOGLE_PAYMENTS.PAN_ONLY, merchant_registration_id: OWN_MERCHANT };
    expect(session().ask(post('/google-pay', body)).status).toBe(501);
  });
});

describe('an expression', () => {
  it.each([
    [`apple_pay: ${APPLE} | json: '$.data.number'`, '4242424242424242'],
    [`google_pay: ${GOOGLE} | json: '$.data.expiration_month'`, 12],
    [
      `google_pay: ${GOOGLE} | json: '$.authentication.threeds_cryptogram'`,
      'AAEBAgMEBQYHCAkKCwwNDg8QERITFBUW',
    ],
  ])('%s gives %j', (expression, value) => {
    expect(session().ask(echoed(expression)).body).toMatchObject({ json: { value } });
  });

  it.each([`apple_pay: ${GOOGLE}`, `google_pay: ${APPLE}`, `token: ${APPLE}`])(
    '%s finds nothing, because the ID is of another kind',
    (expression) => {
      expect(session().ask(echoed(expression)).status).toBe(400);
    },
  );

  it('finds no token that was deleted or has expired', () => {
    const simulator = session();
    const { id } = payWithApple(simulator, { expires_at: new Date(NOW + DAY).toISOString() });
    const read = echoed(`apple_pay: ${id} | json: '$.data.number'`);
    expect(simulator.ask(read).status).toBe(200);
    expect(simulator.ask(read, NOW + 2 * DAY).status).toBe(400);
    expect(simulator.ask({ method: 'GET', url: `/apple-pay/${id}` }, NOW + 2 * DAY).status).toBe(404);
    simulator.ask({ method: 'DELETE', url: `/apple-pay/${APPLE}` });
    expect(simulator.ask(echoed(`apple_pay: ${APPLE} | json: '$.data.number'`)).status).toBe(400);
  });

  it.each([
    ['/', 200],
    ['/pci/', 403],
  ])('in a call that a rule for %s allows returns %i', (container, status) => {
    const simulator = session();
    const rules = [{ priority: 1, container, transform: 'reveal', permissions: ['proxy:invoke'] }];
    const { body } = simulator.ask(post('/applications', { name: 'Charges', type: 'private', rules }));
    const { key } = body as { key: string };
    expect(simulator.ask(echoed(`apple_pay: ${APPLE}`, { key })).status).toBe(status);
  });

  it("to detokenize isn't supported", () => {
    expect(session().ask(post('/detokenize', { value: `{{ apple_pay: ${APPLE} }}` })).status).toBe(501);
  });
});

describe('a charge of a wallet token', () => {
  const value = (path: string): string => `{{ apple_pay: ${APPLE} | json: '$.${path}' }}`;

  it('is one charge per idempotency key, and declined by its amount', () => {
    const simulator = session();
    const charge = (amount: number, key: string): GivenRequest => {
      const source = { type: 'network_token', token: value('data.number') };
      return throughProxy(
        CHECKOUT,
        { amount, reference: 'A-10017', source },
        { headers: { 'cko-idempotency-key': key } },
      );
    };
    expect(simulator.ask(charge(408, 'one')).status).toBe(408);
    expect(simulator.ask(charge(408, 'one'))).toMatchObject({ status: 201, body: { approved: true } });
    const { state } = simulator.outcome(charge(402, 'two'));
    expect(state.charges).toMatchObject([
      { key: 'one', reference: 'A-10017', amount: 408, charged: true, requests: 2 },
      { key: 'two', charged: false, requests: 1 },
    ]);
  });

  it('has the order reference at Stripe', () => {
    const form = new URLSearchParams({
      amount: '1000',
      'metadata[order_reference]': 'A-10017',
      'payment_method_data[card][network_token][number]': value('data.number'),
    }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'idempotency-key': 'one' };
    const { state } = session().outcome(throughProxy(STRIPE, form, { headers }));
    expect(state.charges).toMatchObject([{ processor: 'Stripe', reference: 'A-10017', charged: true }]);
  });
});

describe('a domain', () => {
  const start = (domain: string, merchant?: string): GivenRequest =>
    post('/apple-pay/session', {
      display_name: 'Example Store',
      domain,
      ...(merchant === undefined ? {} : { merchant_registration_id: merchant }),
    });

  it('opens sessions from its registration on, until it is deregistered', () => {
    const simulator = session();
    expect(simulator.ask(start('shop.example.com')).status).toBe(422);
    expect(simulator.ask(post(DOMAINS, { domain: 'Shop.example.com' })).body).toEqual({
      domains: [
        { domain: 'store.example.com', status: 'verified' },
        { domain: 'shop.example.com', status: 'verified' },
      ],
    });
    const { body } = simulator.ask(start('shop.example.com'));
    expect(JSON.parse(body as string)).toMatchObject({
      displayName: 'Example Store',
      epochTimestamp: NOW,
      expiresAt: NOW + 3_600_000,
    });
    simulator.ask(post('/apple-pay/domain-deregistration', { domain: 'shop.example.com' }));
    expect(simulator.ask(start('shop.example.com')).status).toBe(422);
  });

  it('of your own merchant is registered with Apple', () => {
    expect(session().ask(start('shop.example.com', OWN_MERCHANT)).status).toBe(200);
  });

  it("that Apple can't reach isn't registered, and neither are others in the request", () => {
    const simulator = session();
    const domains = ['shop.example.com', 'shop.local'];
    expect(simulator.ask({ method: 'PUT', url: DOMAINS, body: { domains } }).status).toBe(422);
    expect(simulator.ask({ method: 'GET', url: DOMAINS }).body).toMatchObject({
      domains: [{ domain: 'store.example.com' }],
    });
  });

  it('counts once, and a tenant has 99', () => {
    const simulator = session();
    const domains = Array.from({ length: 98 }, (_, place) => `shop-${String(place)}.example.com`);
    expect(simulator.ask({ method: 'PUT', url: DOMAINS, body: { domains } }).status).toBe(202);
    expect(simulator.ask(post(DOMAINS, { domain: 'store.example.com' })).status).toBe(202);
    expect(simulator.ask(post(DOMAINS, { domain: 'one-more.example.com' })).status).toBe(501);
  });
});

it('the vault shows wallet tokens in plain text, and which have expired', () => {
  const simulator = session();
  const { id } = payWithApple(simulator, { expires_at: new Date(NOW + DAY).toISOString() });
  const { state } = simulator.outcome({ method: 'GET', url: DOMAINS });
  const shown = (now: number): unknown =>
    vaultView(state, environmentAt(now)).wallets.find((one) => one.id === id);
  expect(shown(NOW)).toMatchObject({
    type: 'apple_pay',
    data: { data: { number: '4242424242424242' } },
    isExpired: false,
  });
  expect(shown(NOW + 2 * DAY)).toMatchObject({ isExpired: true });
});
