import { describe, expect, it } from 'vitest';
import { NOW, session, worldAt, type GivenRequest } from '../../../tests/support/platform-session';
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

type Double = ReturnType<typeof session>;

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

function payWithApple(double: Double, changes: object = {}): Token {
  const { body } = double.ask(post('/apple-pay', { apple_payment_data: APPLE_PAYMENT, ...changes }));
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
    const double = session();
    expect(payWithApple(double)).toMatchObject({ type: 'dpan', expires_at: '2029-12-31T00:00:00Z' });
    expect(payWithApple(double, { expires_at: '2026-12-01' }).expires_at).toBe('2026-12-01T00:00:00Z');
  });

  it('is a merchant token in the example with your own merchant, and other merchants are unknown', () => {
    const double = session();
    expect(payWithApple(double, { merchant_registration_id: OWN_MERCHANT }).type).toBe('mpan');
    const other = { apple_payment_data: APPLE_PAYMENT, merchant_registration_id: APPLE };
    expect(double.ask(post('/apple-pay', other)).status).toBe(501);
  });

  it('comes from a recognized payment only, which can have more properties', () => {
    const double = session();
    const paymentMethod = { network: 'Visa', type: 'credit', displayName: 'Visa 4242' };
    expect(payWithApple(double, { apple_payment_data: { ...APPLE_PAYMENT, paymentMethod } })).toHaveProperty(
      'id',
    );
    const paymentData = { ...APPLE_PAYMENT.paymentData, signature: 'MIAG' };
    const unknown = { apple_payment_data: { ...APPLE_PAYMENT, paymentData } };
    expect(double.ask(post('/apple-pay', unknown))).toMatchObject({
      status: 501,
      body: { detail: expect.stringContaining("can't decrypt") as string },
    });
  });

  it('is masked, unless the key can reveal', () => {
    const double = session();
    const read = { method: 'GET', url: `/apple-pay/${APPLE}` };
    expect(double.ask(read).body).toMatchObject({
      data: { number: 'XXXXXXXXXXXX4242', expiration_year: 2029 },
      authentication: { eci_indicator: '07' },
    });
    expect(double.ask({ ...read, key: 'key_test_us_pvt_reveals' }).body).toMatchObject({
      data: { number: '4242424242424242' },
    });
  });

  it('can be created but not read with the key of a page', () => {
    const double = session();
    const key = 'key_test_us_pub_example';
    expect(double.ask(post('/apple-pay', { apple_payment_data: APPLE_PAYMENT }, { key })).status).toBe(200);
    expect(double.ask({ method: 'GET', url: `/apple-pay/${APPLE}`, key }).status).toBe(403);
  });
});

describe('a Google Pay token', () => {
  it('has no end of its own, and its events have no card data', () => {
    const double = session();
    const events = ['google-pay.created', 'google-pay.retrieved', 'google-pay.deleted'];
    double.ask(post('/webhooks', { name: 'Wallets', url: 'https://store.example.com/hooks', events }));
    const created = double.ask(post('/google-pay', { google_payment_data: GOOGLE_PAYMENTS.CRYPTOGRAM_3DS }));
    const { id, ...others } = (created.body as { google_pay: Token }).google_pay;
    expect(others).not.toHaveProperty('expires_at');
    double.ask({ method: 'GET', url: `/google-pay/${id}` });
    const { state } = double.outcome({ method: 'DELETE', url: `/google-pay/${id}` });
    expect(state.deliveries.map(({ event }) => [event.type, event.data])).toMatchObject([
      ['google-pay.created', { google_pay: { id, status: 'active' } }],
      ['google-pay.retrieved', { google_pay: { id } }],
      ['google-pay.deleted', { google_pay: { id, modified_at: '2026-11-22T12:00:00Z' } }],
    ]);
    expect(JSON.stringify(state.deliveries)).not.toContain('4242');
  });

  it('is a token intent for a card on file, whose events are those of token intents', () => {
    const double = session();
    double.ask(
      post('/webhooks', {
        name: 'Wallets',
        url: 'https://store.example.com/hooks',
        events: ['google-pay.created', 'token-intent.created'],
      }),
    );
    const { state } = double.outcome(post('/google-pay', { google_payment_data: GOOGLE_PAYMENTS.PAN_ONLY }));
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
    const double = session();
    const { id } = payWithApple(double, { expires_at: new Date(NOW + DAY).toISOString() });
    const read = echoed(`apple_pay: ${id} | json: '$.data.number'`);
    expect(double.ask(read).status).toBe(200);
    expect(double.ask(read, NOW + 2 * DAY).status).toBe(400);
    expect(double.ask({ method: 'GET', url: `/apple-pay/${id}` }, NOW + 2 * DAY).status).toBe(404);
    double.ask({ method: 'DELETE', url: `/apple-pay/${APPLE}` });
    expect(double.ask(echoed(`apple_pay: ${APPLE} | json: '$.data.number'`)).status).toBe(400);
  });

  it.each([
    ['/', 200],
    ['/pci/', 403],
  ])('in a call that a rule for %s allows returns %i', (container, status) => {
    const double = session();
    const rules = [{ priority: 1, container, transform: 'reveal', permissions: ['proxy:invoke'] }];
    const { body } = double.ask(post('/applications', { name: 'Charges', type: 'private', rules }));
    const { key } = body as { key: string };
    expect(double.ask(echoed(`apple_pay: ${APPLE}`, { key })).status).toBe(status);
  });

  it("to detokenize isn't supported", () => {
    expect(session().ask(post('/detokenize', { value: `{{ apple_pay: ${APPLE} }}` })).status).toBe(501);
  });
});

describe('a charge of a wallet token', () => {
  const value = (path: string): string => `{{ apple_pay: ${APPLE} | json: '$.${path}' }}`;

  it('is one charge per idempotency key, and declined by its amount', () => {
    const double = session();
    const charge = (amount: number, key: string): GivenRequest => {
      const source = { type: 'network_token', token: value('data.number') };
      return throughProxy(
        CHECKOUT,
        { amount, reference: 'A-10017', source },
        { headers: { 'cko-idempotency-key': key } },
      );
    };
    expect(double.ask(charge(408, 'one')).status).toBe(408);
    expect(double.ask(charge(408, 'one'))).toMatchObject({ status: 201, body: { approved: true } });
    const { state } = double.outcome(charge(402, 'two'));
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
    const double = session();
    expect(double.ask(start('shop.example.com')).status).toBe(422);
    expect(double.ask(post(DOMAINS, { domain: 'Shop.example.com' })).body).toEqual({
      domains: [
        { domain: 'store.example.com', status: 'verified' },
        { domain: 'shop.example.com', status: 'verified' },
      ],
    });
    const { body } = double.ask(start('shop.example.com'));
    expect(JSON.parse(body as string)).toMatchObject({
      displayName: 'Example Store',
      epochTimestamp: NOW,
      expiresAt: NOW + 3_600_000,
    });
    double.ask(post('/apple-pay/domain-deregistration', { domain: 'shop.example.com' }));
    expect(double.ask(start('shop.example.com')).status).toBe(422);
  });

  it('of your own merchant is registered with Apple', () => {
    expect(session().ask(start('shop.example.com', OWN_MERCHANT)).status).toBe(200);
  });

  it("that Apple can't reach isn't registered, and neither are others in the request", () => {
    const double = session();
    const domains = ['shop.example.com', 'shop.local'];
    expect(double.ask({ method: 'PUT', url: DOMAINS, body: { domains } }).status).toBe(422);
    expect(double.ask({ method: 'GET', url: DOMAINS }).body).toMatchObject({
      domains: [{ domain: 'store.example.com' }],
    });
  });

  it('counts once, and a tenant has 99', () => {
    const double = session();
    const domains = Array.from({ length: 98 }, (_, place) => `shop-${String(place)}.example.com`);
    expect(double.ask({ method: 'PUT', url: DOMAINS, body: { domains } }).status).toBe(202);
    expect(double.ask(post(DOMAINS, { domain: 'store.example.com' })).status).toBe(202);
    expect(double.ask(post(DOMAINS, { domain: 'one-more.example.com' })).status).toBe(501);
  });
});

it('the vault shows wallet tokens in plain text, and which have expired', () => {
  const double = session();
  const { id } = payWithApple(double, { expires_at: new Date(NOW + DAY).toISOString() });
  const { state } = double.outcome({ method: 'GET', url: DOMAINS });
  const shown = (now: number): unknown => vaultView(state, worldAt(now)).wallets.find((one) => one.id === id);
  expect(shown(NOW)).toMatchObject({
    type: 'apple_pay',
    data: { data: { number: '4242424242424242' } },
    isExpired: false,
  });
  expect(shown(NOW + 2 * DAY)).toMatchObject({ isExpired: true });
});
