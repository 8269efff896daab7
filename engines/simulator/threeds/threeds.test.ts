import { describe, expect, it } from 'vitest';
import { loadDataTable } from '../../../pipeline/content/tables';
import { BROWSER, calls } from '../../../app/outputs/downloads/simulator/testing/threeds';
import { NOW, session } from '../../../tests/support/platform-session';
import { initialState } from '../index.ts';
import { CUSTOMER_TAKES } from './customer';
import { AUTHENTICATION_TYPES, CHALLENGE_PREFERENCES } from './request-fields';
import { TEST_CARDS } from './test-cards';

type Simulator = ReturnType<typeof session>;
type Body = Readonly<Record<string, unknown>>;

const payment = calls.successes['threeds.sessions.authenticate']?.body as Body;
const offSession = { ...payment, authentication_type: 'other-payment', decoupled_challenge_max_time: 10 };
const customer = { type: 'customer', device: 'browser', device_info: BROWSER };
const callbacks = { success: 'https://store.example.com/yes', failure: 'https://store.example.com/no' };
const redirected = {
  type: 'customer',
  device: 'browser',
  authentication_request: payment,
  callback_urls: callbacks,
};
const AUTHENTICATED = '3ds.session.authenticated';
const COMPLETED = '3ds.session.challenge-completed';

function idOf(response: { readonly status: number; readonly body: unknown }): string {
  expect(response).toMatchObject({ status: 201 });
  return (response.body as { id: string }).id;
}

/** Stores a card, starts a session for it, and gives the session's path. */
function start(simulator: Simulator, number: string, body: Body = customer, token: Body = {}): string {
  const card = { type: 'card', data: { number, expiration_month: 12, expiration_year: 2029 }, ...token };
  const id = idOf(simulator.ask({ method: 'POST', url: '/tokens', body: card }));
  const created = simulator.ask({ method: 'POST', url: '/3ds/sessions', body: { ...body, token_id: id } });
  return `/3ds/sessions/${idOf(created)}`;
}

const get = (simulator: Simulator, url: string, at = NOW): Body =>
  simulator.ask({ method: 'GET', url }, at).body as Body;
const authenticate = (
  simulator: Simulator,
  url: string,
  body: Body = payment,
): ReturnType<Simulator['ask']> => simulator.ask({ method: 'POST', url: `${url}/authenticate`, body });

const CARDS = loadDataTable('test-cards-3ds').rows.filter(({ luhn }) => luhn === true);
const isError = ({ outcome }: Readonly<Record<string, unknown>>): boolean =>
  typeof outcome === 'string' && outcome.endsWith('server error');

describe('the test cards', () => {
  it('match the table, but for numbers that a card token rejects', () => {
    const rows = CARDS.map(({ number, outcome }) => [number, outcome]);
    const own = Object.entries(TEST_CARDS).flatMap(([outcome, all]) =>
      all.map((number) => [number, outcome]),
    );
    expect(own.toSorted()).toEqual(rows.toSorted());
  });

  it.each(CARDS.filter(isError).map((row) => [row.outcome, row.number]))(
    '%s (%s) leads to 424, and to no authentication',
    (_, number) => {
      const simulator = session();
      const url = start(simulator, String(number));
      const { status, body } = authenticate(simulator, url);
      expect(status).toBe(424);
      expect(body).toMatchObject({ error: { status: 424, error: { session_id: url.split('/').at(-1) } } });
      expect(get(simulator, url).authentication).toBeUndefined();
    },
  );

  it.each(CARDS.filter((row) => !isError(row)).map((row) => [row.outcome, row.number]))(
    '%s: %s',
    (outcome, number) => {
      const simulator = session();
      const url = start(simulator, String(number));
      const { body } = authenticate(simulator, url);
      const { authentication_status: reached, authentication_value: value, eci } = body as Body;
      expect(reached === 'challenge').toBe(String(outcome).includes('challenge'));
      const isGood = reached === 'successful' || reached === 'attempted';
      expect([value, eci].every((one) => typeof one === 'string')).toBe(isGood);
      const ended =
        reached === 'challenge'
          ? get(simulator, `${url}/challenge-result`, NOW + CUSTOMER_TAKES)
          : (body as Body);
      expect(String(outcome).toLowerCase()).toContain(ended.authentication_status);
      expect(ended.directory_status_code).toBe((body as Body).directory_status_code);
    },
  );

  const told = CARDS.filter((row) => row.authenticate !== undefined && !isError(row));
  it.each(told.map((row) => [row.number, row.authenticate, row.challenge]))(
    '%s is %s when authenticated, and %s after a challenge',
    (number, first, last) => {
      const simulator = session();
      const url = start(simulator, String(number));
      const quoted = (body: unknown): string => `\`${String((body as Body).authentication_status)}\``;
      expect(quoted(authenticate(simulator, url).body)).toBe(first);
      const { body } = simulator.ask({ method: 'GET', url: `${url}/challenge-result` }, NOW + CUSTOMER_TAKES);
      expect(quoted(body)).toBe(last ?? '`undefined`');
    },
  );

  it('are the only cards with an outcome', () => {
    const simulator = session();
    const { status, body } = authenticate(simulator, start(simulator, '4242424242424242'));
    expect(status).toBe(501);
    expect(JSON.stringify(body)).toContain('5204247750001471');
  });
});

describe('the values that a request can have', () => {
  it('match the tables', () => {
    const preferences = loadDataTable('threeds-challenge-preferences').rows;
    expect([...CHALLENGE_PREFERENCES]).toEqual(
      preferences.map(({ preference, number }) => [preference, number]),
    );
    const types = loadDataTable('threeds-authentication-types').rows;
    for (const kind of ['customer', 'merchant'] as const)
      expect(AUTHENTICATION_TYPES[kind].toSorted()).toEqual(
        types.flatMap((row) => (row[kind] === 'Yes' ? [row.type] : [])).toSorted(),
      );
  });

  const merchantInfo = payment.merchant_info as Body;
  const invalid: readonly (readonly [string, Body, Body])[] = [
    [
      'a merchant session without a time limit',
      { type: 'merchant' },
      { ...offSession, decoupled_challenge_max_time: null },
    ],
    [
      'a type for customers in a merchant session',
      { type: 'merchant' },
      { ...offSession, authentication_type: 'payment-transaction' },
    ],
    ['a type for merchants in a customer session', customer, offSession],
    ['a payment without a MID', customer, { ...payment, merchant_info: { ...merchantInfo, mid: null } }],
    ['an amount that is a number', customer, { ...payment, purchase_info: { amount: 80000 } }],
    ['a payment without a cardholder', customer, { ...payment, cardholder_info: {} }],
    [
      'a subscription without its terms',
      customer,
      { ...payment, authentication_type: 'recurring-transaction' },
    ],
    ['an unknown preference', customer, { ...payment, challenge_preference: 'never' }],
  ];
  it.each(invalid)("don't include %s", (_, created, body) => {
    const simulator = session();
    const url = start(simulator, '5204247750001471', created);
    expect(authenticate(simulator, url, body).status).toBe(400);
    expect(get(simulator, url).authentication).toBeUndefined();
  });

  it('come back, such as the preference with its code and the brands of a co-badged card', () => {
    const simulator = session();
    const url = start(simulator, '4150580996517927', { ...customer, metadata: { order: 'A-1' } });
    expect(
      authenticate(simulator, url, { ...payment, challenge_preference: 'challenge-mandated' }).body,
    ).toMatchObject({
      challenge_preference: 'challenge-mandated',
      challenge_preference_code: '04',
    });
    expect(get(simulator, url)).toMatchObject({
      metadata: { order: 'A-1' },
      card_brand: 'Visa',
      additional_card_brands: ['Visa', 'Cartes Bancaires'],
    });
  });
});

describe('a session', () => {
  it('ends with its token, or after an hour, unless it is authenticated', () => {
    const hour = 3_600_000;
    const soon = { expires_at: new Date(NOW + 60_000).toISOString() };
    for (const [token, lifetime] of [
      [soon, 60_000],
      [{}, hour],
    ] as const) {
      const simulator = session();
      const url = start(simulator, '5204247750001471', customer, token);
      expect(simulator.ask({ method: 'GET', url }, NOW + lifetime - 1).status).toBe(200);
      expect(simulator.ask({ method: 'GET', url }, NOW + lifetime).status).toBe(404);
    }
    const simulator = session();
    const url = start(simulator, '5204247750001471');
    authenticate(simulator, url);
    expect(simulator.ask({ method: 'GET', url }, NOW + 24 * hour).status).toBe(200);
  });

  it('is authenticated once, so a second request gives the first result', () => {
    const simulator = session();
    const url = start(simulator, '5204247750001471');
    const first = authenticate(simulator, url);
    expect(authenticate(simulator, url)).toEqual(first);
    expect(get(simulator, url).authentication).toEqual(first.body);
  });

  it('shows the status before the challenge until its result is read', () => {
    const simulator = session();
    const url = start(simulator, '4000020000000000');
    authenticate(simulator, url);
    const later = NOW + CUSTOMER_TAKES;
    const open = get(simulator, `${url}/challenge-result`, later - 1);
    expect(open).toMatchObject({ authentication_status: 'challenge' });
    expect(open).not.toHaveProperty('authentication_value');
    expect(get(simulator, url, later).authentication).toMatchObject({ authentication_status: 'challenge' });
    const result = get(simulator, `${url}/challenge-result`, later);
    expect(result).toMatchObject({ authentication_status: 'successful', eci: '05' });
    expect(get(simulator, url, later).authentication).toEqual(result);
  });

  it('fails once the customer cancels its challenge, whatever the card', () => {
    const simulator = session();
    const url = start(simulator, '4000020000000000');
    const cancel = (at = NOW): number =>
      simulator.ask({ method: 'POST', url: `/_double${url}/cancel` }, at).status;
    expect(cancel()).toBe(404);
    authenticate(simulator, url);
    expect(cancel(NOW + 1)).toBe(204);
    const result = get(simulator, `${url}/challenge-result`, NOW + 1);
    expect(result).toMatchObject({
      authentication_status: 'failed',
      directory_status_code: 'C',
      challenge_cancel_reason: 'cardholder-canceled',
      challenge_cancel_reason_code: '01',
    });
    expect(result).not.toHaveProperty('authentication_value');
    expect(cancel(NOW + 2)).toBe(404);
  });

  it("isn't changed by a cancel after its challenge", () => {
    const simulator = session();
    const url = start(simulator, '4000020000000000');
    authenticate(simulator, url);
    const later = NOW + CUSTOMER_TAKES;
    expect(simulator.ask({ method: 'POST', url: `/_double${url}/cancel` }, later).status).toBe(404);
    expect(get(simulator, `${url}/challenge-result`, later)).toMatchObject({
      authentication_status: 'successful',
    });
  });

  it('of a merchant has no one to complete a challenge, so it never has values for a charge', () => {
    const simulator = session();
    const url = start(simulator, '4000020000000000', { type: 'merchant' });
    authenticate(simulator, url, offSession);
    const result = get(simulator, `${url}/challenge-result`, NOW + 1000 * CUSTOMER_TAKES);
    expect(result).toMatchObject({ authentication_status: 'challenge', liability_shifted: false });
    expect(result).not.toHaveProperty('authentication_value');
  });

  it('without a challenge has no challenge result', () => {
    const simulator = session();
    const url = start(simulator, '5204247750001471');
    expect(simulator.ask({ method: 'GET', url: `${url}/challenge-result` }).status).toBe(501);
    authenticate(simulator, url);
    expect(simulator.ask({ method: 'GET', url: `${url}/challenge-result` }).status).toBe(501);
  });

  it('of the redirect flow is authenticated when the customer opens the page', () => {
    const simulator = session();
    const url = start(simulator, '4055011111111111', redirected);
    expect(get(simulator, url, NOW + CUSTOMER_TAKES - 1).authentication).toBeUndefined();
    expect(get(simulator, url, NOW + CUSTOMER_TAKES).authentication).toMatchObject({
      directory_status_code: 'C',
    });
    expect(get(simulator, `${url}/challenge-result`, NOW + 2 * CUSTOMER_TAKES)).toMatchObject({
      authentication_status: 'failed',
    });
  });

  it.each([
    ['a card without an outcome', '4242424242424242', redirected],
    ['a card whose server fails', '4264281500001119', redirected],
    ['a request without URLs to return to', '5204247750001471', { ...redirected, callback_urls: null }],
  ])('of the redirect flow stays unauthenticated for %s', (_, number, body) => {
    const simulator = session();
    const url = start(simulator, number, body);
    const shown = get(simulator, url, NOW + 3 * CUSTOMER_TAKES);
    expect(shown.id).toBeDefined();
    expect(shown.authentication).toBeUndefined();
  });

  it('has a URL to redirect to in the redirect flow only, and a page can create it', () => {
    const simulator = session();
    const key = 'key_test_us_pub_example';
    const ask = (body: Body): unknown =>
      simulator.ask({
        method: 'POST',
        url: '/3ds/sessions',
        key,
        body: { ...body, token_id: '30973af6-93f0-4d2e-b4b3-15a136a33945' },
      }).body;
    expect(ask(redirected)).toHaveProperty('redirect_url');
    expect(ask(customer)).not.toHaveProperty('redirect_url');
    expect(ask(customer)).toMatchObject({ type: 'customer', cardBrand: 'Visa', additional_card_brands: [] });
  });
});

describe('the events of sessions', () => {
  const rows = loadDataTable('webhook-events').rows;
  const fieldsOf = (type: string): readonly string[] =>
    String(rows.find(({ event }) => event === type)?.payload).match(/[a-z_]+/g) ?? [];

  function eventsOf(act: (simulator: Simulator) => void): readonly { type: string; session: Body }[] {
    const simulator = session();
    const events = rows.flatMap(({ event, area }) => (area === '3ds' ? [event] : []));
    const url = '/webhooks/c6ef33bf-1345-4552-860d-67f7ce5f4d62';
    simulator.ask({
      method: 'PUT',
      url,
      body: { name: 'All', url: 'https://store.example.com/all', events },
    });
    act(simulator);
    const { state } = simulator.outcome({ method: 'GET', url: '/webhooks' }, NOW + 5 * CUSTOMER_TAKES);
    return state.deliveries.map(({ event }) => ({
      type: event.type as string,
      session: (event.data as { session: Body }).session,
    }));
  }

  it.each([
    ['4000020000000000', ['challenge', 'successful']],
    ['4055011111111111', ['challenge', 'failed']],
    ['4005571701111111', ['challenge', 'failed']],
  ])('of card %s show the status, and never the values for a charge', (number, statuses) => {
    const events = eventsOf((simulator) => {
      const url = start(simulator, number);
      authenticate(simulator, url);
      authenticate(simulator, url);
      get(simulator, `${url}/challenge-result`, NOW + CUSTOMER_TAKES);
    });
    expect(events.map(({ type }) => type)).toEqual([
      '3ds.session.created',
      AUTHENTICATED,
      COMPLETED,
      '3ds.session.challenge-result-retrieved',
    ]);
    expect(events.flatMap(({ session: { authentication_status: status } }) => status ?? [])).toEqual(
      statuses,
    );
    for (const { type, session: one } of events)
      expect(Object.keys(one).filter((name) => !fieldsOf(type).includes(name))).toEqual([]);
  });

  it('come from the hosted page too, once', () => {
    const events = eventsOf((simulator) => {
      start(simulator, '4000020000000000', redirected);
    });
    expect(events.map(({ type }) => type)).toEqual(['3ds.session.created', AUTHENTICATED, COMPLETED]);
  });
});

describe('the sessions that guides start from', () => {
  it('follow the card that everything starts from', () => {
    const statuses = (card?: string): unknown[] =>
      [...initialState({ threeDsCard: card }).threeds.values()].map(
        ({ authentication }) => authentication?.authentication_status,
      );
    expect(statuses()).toEqual([undefined, 'challenge', 'challenge']);
    expect(statuses('4264281511112228')).toEqual([undefined, 'failed', 'failed']);
    expect(statuses('4264281500001119')).toEqual([undefined, undefined, undefined]);
  });
});
