import { describe, expect, it } from 'vitest';
import { loadDataTable } from '../../../pipeline/content/tables';
import { passesLuhn } from '../../card-numbers';
import { session, type GivenRequest } from '../../../tests/support/platform-session';

type Session = ReturnType<typeof session>;
interface NetworkToken {
  readonly id: string;
  readonly data: { readonly number: string };
  readonly card: { readonly last4: string };
  readonly network_token: { readonly last4: string; readonly brand: string };
  readonly _extras: { readonly deduplicated: boolean };
}

const CARD = '30973af6-93f0-4d2e-b4b3-15a136a33945';
const INTENT = 'cd2299b7-2d41-469c-8433-ff9920f122ec';
const SEEDED = '/network-tokens/44dec08f-cf57-4769-be17-0c25d23c0a87';
const REVEALS = 'key_test_us_pvt_reveals';
const dates = { expiration_month: 12, expiration_year: 2029 };

function provision(simulator: Session, body: object): { status: number; body: NetworkToken } {
  return simulator.ask({ method: 'POST', url: '/network-tokens', body }) as {
    status: number;
    body: NetworkToken;
  };
}

function charge(networkToken: string, key: string, amount = 1000): GivenRequest {
  return {
    method: 'POST',
    url: '/proxy',
    headers: { 'bt-proxy-url': 'https://checkout-test.adyen.com/v71/payments', 'idempotency-key': key },
    body: {
      amount: { value: amount, currency: 'USD' },
      reference: 'A-10019',
      paymentMethod: { number: `{{ network_token: ${networkToken} | json: '$.data.number' }}` },
    },
  };
}

describe('provisioning', () => {
  const { rows } = loadDataTable('test-cards-network-tokens');

  it.each(rows.map(({ number, result }) => [String(number), String(result).replaceAll('`', '')]))(
    '%s leads to %s, as the table of test cards has it',
    (number, result) => {
      const { status, body } = provision(session(), { data: { number, ...dates } });
      expect(status === 201 ? 'Success' : { status, body }).toEqual(
        result === 'Success' ? 'Success' : { status: 422, body: { title: result, status: 422 } },
      );
    },
  );

  it('gives a valid number of the same brand and length, whose last four differ from the card’s', () => {
    const eligible = rows.filter(({ result }) => result === 'Success').map(({ number }) => String(number));
    for (const number of eligible) {
      const simulator = session();
      const { body } = provision(simulator, { data: { number, ...dates } });
      const { data } = simulator.ask({ method: 'GET', url: `/network-tokens/${body.id}`, key: REVEALS })
        .body as NetworkToken;
      expect(passesLuhn(data.number)).toBe(true);
      expect(data.number).toHaveLength(number.length);
      expect(body.network_token.last4).toBe(data.number.slice(-4));
      expect(body.network_token.last4).not.toBe(body.card.last4);
      const stored = simulator.ask({
        method: 'POST',
        url: '/tokens',
        body: { type: 'card', data: { number } },
      });
      expect(stored.body).toMatchObject({ card: { brand: body.network_token.brand } });
    }
  });

  it('says that it doesn’t know other cards', () => {
    const data = { number: '4111111111111111', ...dates };
    expect(provision(session(), { data }).status).toBe(501);
  });

  it('finds what a source already has, and lists it there', () => {
    const simulator = session();
    const first = provision(simulator, { token_id: CARD });
    const second = provision(simulator, { token_id: CARD });
    expect(first).toMatchObject({ status: 201, body: { token_id: CARD, _extras: { deduplicated: false } } });
    expect(second).toMatchObject({
      status: 201,
      body: { id: first.body.id, _extras: { deduplicated: true } },
    });
    const read = (): unknown => simulator.ask({ method: 'GET', url: `/tokens/${CARD}` }).body;
    expect(read()).toMatchObject({ _extras: { network_token_ids: [first.body.id] } });
    simulator.ask({ method: 'DELETE', url: `/network-tokens/${first.body.id}` });
    expect(read()).toHaveProperty('_extras', { deduplicated: false });
    expect(provision(simulator, { token_id: CARD }).body.id).not.toBe(first.body.id);
  });

  it('has both sources once a token intent is converted', () => {
    const simulator = session();
    const { id } = provision(simulator, { token_intent_id: INTENT }).body;
    expect(simulator.ask({ method: 'GET', url: `/token-intents/${INTENT}` }).body).toHaveProperty('_extras', {
      network_token_ids: [id],
    });
    const { body } = simulator.ask({ method: 'POST', url: '/tokens', body: { token_intent_id: INTENT } });
    const token = body as { id: string };
    expect(token).toMatchObject({ _extras: { network_token_ids: [id] } });
    expect(simulator.ask({ method: 'GET', url: `/network-tokens/${id}` }).body).toMatchObject({
      token_id: token.id,
      token_intent_id: INTENT,
    });
    expect(provision(simulator, { token_id: token.id }).body.id).toBe(id);
  });

  it('needs a number with 13 to 16 digits, and a date, which the request can bring', () => {
    const simulator = session();
    const store = (data: object): string =>
      (simulator.ask({ method: 'POST', url: '/tokens', body: { type: 'card', data } }).body as { id: string })
        .id;
    const dateless = store({ number: '4000000000000002' });
    expect(provision(simulator, { token_id: dateless }).body).toEqual({
      title: 'CARD_DATA_MISSING',
      status: 422,
    });
    expect(provision(simulator, { token_id: dateless, ...dates }).body).toMatchObject({ card: dates });
    const long = store({ number: '4242424242424242428', ...dates });
    expect(provision(simulator, { token_id: long }).body).toEqual({
      title: 'CARD_NUMBER_LENGTH_INVALID',
      status: 422,
    });
  });
});

describe('a network token', () => {
  it('is the documented one, masked without network-token:reveal', () => {
    const simulator = session();
    const documented = { par: 'V0010013020273516849271064823', card: { last4: '0002' } };
    expect(simulator.ask({ method: 'GET', url: SEEDED }).body).toMatchObject({
      ...documented,
      data: { number: 'XXXXXXXXXXXX0077' },
    });
    expect(simulator.ask({ method: 'GET', url: SEEDED, key: REVEALS }).body).toMatchObject({
      ...documented,
      data: { number: '4895420000080077' },
    });
  });

  it('gives cryptograms of 20 bytes, each another, only while it’s active', () => {
    const simulator = session();
    const create = (): unknown => simulator.ask({ method: 'POST', url: `${SEEDED}/cryptogram` }).body;
    const [one, other] = [create(), create()] as { cryptogram: string; eci: string }[];
    expect(one?.cryptogram).toMatch(/^AgAAA[\w+/]{22}=$/);
    expect(atob(one?.cryptogram ?? '')).toHaveLength(20);
    expect(one?.cryptogram).not.toBe(other?.cryptogram);
    simulator.ask({ method: 'PUT', url: `${SEEDED}/suspend` });
    expect(simulator.ask({ method: 'POST', url: `${SEEDED}/cryptogram` }).status).toBe(400);
  });

  it('is read by the proxy, and charged once for each idempotency key', () => {
    const simulator = session();
    const { id } = provision(simulator, { token_id: CARD }).body;
    expect(simulator.ask(charge(id, 'attempt-1')).body).toMatchObject({ resultCode: 'Authorised' });
    const { state } = simulator.outcome(charge(id, 'attempt-1'));
    expect(state.charges).toMatchObject([
      { reference: 'A-10019', amount: 1000, charged: true, requests: 2, key: 'attempt-1' },
    ]);
    expect(simulator.ask(charge(id, 'attempt-2', 402)).body).toMatchObject({ resultCode: 'Refused' });
    expect(simulator.ask(charge(CARD, 'attempt-3')).body).toMatchObject({
      proxy_error: { detail: `Failed to detokenize some tokens: ${CARD}` },
    });
  });

  it('is declined while it’s suspended, and gone after it was deleted', () => {
    const simulator = session();
    const { id } = provision(simulator, { token_id: CARD }).body;
    simulator.ask({ method: 'PUT', url: `/network-tokens/${id}/suspend` });
    expect(simulator.ask(charge(id, 'attempt-1')).body).toMatchObject({ resultCode: 'Refused' });
    simulator.ask({ method: 'PUT', url: `/network-tokens/${id}/resume` });
    expect(simulator.ask(charge(id, 'attempt-2')).body).toMatchObject({ resultCode: 'Authorised' });
    simulator.ask({ method: 'DELETE', url: `/network-tokens/${id}` });
    expect(simulator.ask(charge(id, 'attempt-3')).status).toBe(400);
  });

  it('isn’t opened by an access rule, and not by detokenize', () => {
    const simulator = session();
    const rules = [{ priority: 1, container: '/', transform: 'reveal', permissions: ['proxy:invoke'] }];
    const { key } = simulator.ask({
      method: 'POST',
      url: '/applications',
      body: { name: 'Charges', type: 'private', rules },
    }).body as { key: string };
    const { id } = provision(simulator, { token_id: CARD }).body;
    expect(simulator.ask({ ...charge(id, 'attempt-1'), key }).status).toBe(403);
    const body = { number: `{{ network_token: ${id} | json: '$.data.number' }}` };
    expect(simulator.ask({ method: 'POST', url: '/detokenize', body }).status).toBe(501);
  });

  it('tells webhooks what happened to it, by its ID', () => {
    const simulator = session();
    const events = ['created', 'cryptogram.created', 'updated', 'deleted'].map(
      (one) => `network-token.${one}`,
    );
    const webhook = { name: 'Network tokens', url: 'https://store.example.com/hooks', events };
    simulator.ask({ method: 'POST', url: '/webhooks', body: webhook });
    const { id } = provision(simulator, { token_id: CARD }).body;
    const url = `/network-tokens/${id}`;
    simulator.ask({ method: 'POST', url: `${url}/cryptogram` });
    simulator.ask({ method: 'PUT', url: `${url}/suspend` });
    simulator.ask({ method: 'PUT', url: `${url}/resume` });
    const { state } = simulator.outcome({ method: 'DELETE', url });
    expect(state.deliveries.map(({ event }) => event.type)).toEqual([
      events[0],
      events[1],
      events[2],
      events[2],
      events[3],
    ]);
    expect(state.deliveries[0]?.event.data).toMatchObject({ network_token: { id } });
  });
});
