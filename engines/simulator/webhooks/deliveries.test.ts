import { webcrypto } from 'node:crypto';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { moveClock, redeliver, type PlatformState, type WebhookDelivery } from '../index.ts';
import { loadDataTable } from '../../../pipeline/content/tables';
import { verifyWebhook } from '../../../content/samples/api/webhooks/verify-webhook/node';
import {
  NOW,
  send,
  session,
  environmentAt,
  type GivenRequest,
} from '../../../tests/support/platform-session';
import { makeKeyPair, signBody } from '../../webhook-signatures';
import { EVENT_TYPES } from './event-types';

const HOUR = 3_600_000;
const CARD = { number: '4242424242424242', expiration_month: 12, expiration_year: 2029 };
const INTENT = 'cd2299b7-2d41-469c-8433-ff9920f122ec';
const PROXY = '/proxies/7b323a86-ddb4-4bd5-a838-7d664d97a824';
const REACTOR = '/reactors/f65a7d24-1238-4ed2-8de3-d1ea802a4d87';
const KEYS = '/applications/b4356c0f-3e67-4561-8a57-6c41b3a09f1b/keys';
const PUBLIC = 'key_test_us_pub_example';

/** Subscribes a webhook to everything, and does what the requests say. */
function deliveriesOf(requests: readonly GivenRequest[], later = 0): readonly WebhookDelivery[] {
  const simulator = session();
  const url = '/webhooks/c6ef33bf-1345-4552-860d-67f7ce5f4d62';
  simulator.ask({
    method: 'PUT',
    url,
    body: { name: 'All', url: 'https://store.example.com/all', events: EVENT_TYPES },
  });
  for (const request of requests) simulator.ask(request);
  const { state } = simulator.outcome({ method: 'GET', url: '/webhooks' }, NOW + later);
  return state.deliveries.slice(1, -1);
}

const create = (body: object): GivenRequest => ({ method: 'POST', url: '/tokens', body });
const typesOf = (deliveries: readonly WebhookDelivery[]): readonly unknown[] =>
  deliveries.map(({ event }) => event.type).filter((type) => type !== 'http.request');

const rows = loadDataTable('webhook-events').rows;

/** The fields that an event can have, e.g. `token.id`. */
function fieldsOf(type: string): readonly string[] {
  const payload = String(rows.find(({ event }) => event === type)?.payload ?? '');
  return payload.split('; ').flatMap((part) => {
    const [object = '', fields = ''] = part.split(': ');
    const names = (text: string): readonly string[] => text.match(/[a-z_]+/g) ?? [];
    return fields === '' ? names(object) : names(fields).map((name) => `${names(object).join('')}.${name}`);
  });
}

describe('the events', () => {
  it('have the names of the pages', () => {
    const names = rows.map(({ event }) => String(event));
    expect(EVENT_TYPES).toEqual(names.toSorted());
  });

  const soon = new Date(NOW + HOUR).toISOString();
  const cases: readonly (readonly [string, readonly string[], readonly GivenRequest[], number?])[] = [
    [
      'a token that is created',
      ['token.created'],
      [create({ id: 'one', type: 'card', data: CARD, expires_at: soon, metadata: { a: 'b' } })],
    ],
    [
      'several tokens',
      ['token.created', 'token.created'],
      [{ method: 'POST', url: '/tokenize', body: ['a', 'b'] }],
    ],
    [
      'a read',
      ['token.created', 'token.read'],
      [create({ id: 'one', type: 'token', data: 1 }), { method: 'GET', url: '/tokens/one' }],
    ],
    [
      'an update',
      ['token.created', 'token.updated'],
      [
        create({ id: 'one', type: 'token', data: 1 }),
        { method: 'PATCH', url: '/tokens/one', body: { data: 2 } },
      ],
    ],
    [
      'a deletion',
      ['token.created', 'token.deleted'],
      [create({ id: 'one', type: 'token', data: 1 }), { method: 'DELETE', url: '/tokens/one' }],
    ],
    [
      'an expiry',
      ['token.created', 'token.expired'],
      [create({ id: 'one', type: 'token', data: 1, expires_at: soon })],
      HOUR,
    ],
    [
      'a security code that expires',
      ['token.created', 'token.property.expired'],
      [create({ type: 'card', data: { ...CARD, cvc: '123' } })],
      HOUR,
    ],
    [
      'an intent',
      ['token-intent.created'],
      [{ method: 'POST', url: '/token-intents', body: { type: 'card', data: CARD } }],
    ],
    ['a deleted intent', ['token-intent.deleted'], [{ method: 'DELETE', url: `/token-intents/${INTENT}` }]],
    ['a conversion', ['token.created', 'token-intent.converted'], [create({ token_intent_id: INTENT })]],
    ['a session', ['session.created'], [{ method: 'POST', url: '/sessions', key: PUBLIC }]],
    [
      'a session that is authorized',
      ['session.authorized'],
      [
        {
          method: 'POST',
          url: '/sessions/authorize',
          body: { nonce: 'pDAjbM7dKpTVXGmkzpMX4k', permissions: ['token:read'] },
        },
      ],
    ],
    ['a failure', [], [create({ type: 'card', data: {} })]],
    [
      'an application',
      ['application.created', 'application.key.created'],
      [
        {
          method: 'POST',
          url: '/applications',
          body: { name: 'A', type: 'private', permissions: ['token:read'] },
        },
      ],
    ],
    [
      'a changed application',
      ['application.updated'],
      [
        {
          method: 'PUT',
          url: '/applications/9a3a53c1-66c7-4b0f-8a39-0e62a2ad3f0e',
          body: { name: 'A', permissions: ['token:read'] },
        },
      ],
    ],
    [
      'a proxy that is created, invoked and deleted',
      ['proxy.created', 'proxy.updated', 'proxy.invoked', 'proxy.deleted'],
      [
        {
          method: 'POST',
          url: '/proxies',
          body: { name: 'P', destination_url: 'https://echo.basistheory.com/anything' },
        },
        { method: 'PATCH', url: PROXY, body: { name: 'Q' } },
        {
          method: 'POST',
          url: '/proxy',
          headers: { 'bt-proxy-key': 'e29a50980ca5' },
          body: { number: '{{ 30973af6-93f0-4d2e-b4b3-15a136a33945 }}' },
        },
        { method: 'DELETE', url: PROXY },
      ],
    ],
    [
      'a proxy whose destination times out',
      ['proxy.updated', 'proxy.invoked'],
      [
        {
          method: 'PATCH',
          url: PROXY,
          body: { destination_url: 'https://checkout-test.adyen.com/v71/payments' },
        },
        {
          method: 'POST',
          url: '/proxy',
          headers: { 'bt-proxy-key': 'e29a50980ca5' },
          body: { amount: { value: 408 }, paymentMethod: { number: '4242424242424242' } },
        },
      ],
    ],
    [
      'a reactor',
      ['reactor.invoked', 'reactor.completed', 'reactor.invoked', 'reactor.failed'],
      [
        { method: 'POST', url: `${REACTOR}/react`, body: { args: { card: { number: '4' } } } },
        { method: 'POST', url: `${REACTOR}/react-async`, body: { args: {} } },
      ],
    ],
    [
      'keys',
      ['application.key.created', 'application.key.deleted'],
      [
        { method: 'POST', url: KEYS },
        { method: 'DELETE', url: `${KEYS}/cc91b922-b0bf-4782-8e50-3f56f961be21` },
      ],
    ],
    [
      'a deleted application',
      ['application.deleted'],
      [{ method: 'DELETE', url: '/applications/9a3a53c1-66c7-4b0f-8a39-0e62a2ad3f0e' }],
    ],
  ];

  it.each(cases.map(([name, types, requests, later = 0]) => [name, types, requests, later] as const))(
    'of %s are %j, with documented fields only',
    (_, types, requests, later) => {
      const deliveries = deliveriesOf(requests, later);
      expect(typesOf(deliveries)).toEqual(types);
      for (const { event, body } of deliveries) {
        const { actor, ...data } = event.data as Record<string, string | number | Record<string, unknown>>;
        const fields = Object.entries(data).flatMap(([name, value]) =>
          typeof value === 'object' ? Object.keys(value).map((field) => `${name}.${field}`) : [name],
        );
        const allowed = fieldsOf(typeof event.type === 'string' ? event.type : '');
        expect(fields.filter((field) => !allowed.includes(field))).toEqual([]);
        expect(fields).not.toEqual([]);
        expect(actor ?? { type: 'application' }).toMatchObject({ type: 'application' });
        expect(body).not.toContain('4242424242424242');
      }
    },
  );

  it('say which request caused them, and do not contain its key', () => {
    const headers = { 'bt-trace-id': 'trace-1' };
    const [written, request] = deliveriesOf([
      { ...create({ type: 'token', data: 1 }), headers, key: PUBLIC },
    ]);
    expect(written?.event).toMatchObject({
      trace_id: 'trace-1',
      data: { actor: { type: 'application', name: 'Checkout page' } },
    });
    expect(request?.event).toMatchObject({ trace_id: 'trace-1', data: { response: { status: 201 } } });
    expect(request?.body).toContain('"ke***le (length 23)"');
    expect(request?.body).not.toContain(PUBLIC);
  });
});

describe('the deliveries', () => {
  let state: PlatformState;
  let delivery: WebhookDelivery;

  beforeAll(() => {
    const { state: after } = session().outcome(
      create({ type: 'token', data: 1, metadata: { name: 'é 😀 <&>' } }),
    );
    state = after;
    const [first] = state.deliveries;
    if (first === undefined) throw new Error('No delivery.');
    delivery = first;
  });

  it('go to webhooks that are enabled and subscribe to the event, and to no other', () => {
    expect(state.deliveries).toHaveLength(1);
    expect(delivery).toMatchObject({
      url: 'https://store.example.com/webhooks',
      event: { type: 'token.created' },
    });
    const read = send(state, { method: 'GET', url: '/tokens/30973af6-93f0-4d2e-b4b3-15a136a33945' });
    expect(read.state.deliveries).toEqual(state.deliveries);
    const { state: disabled } = send(state, {
      method: 'PUT',
      url: `/webhooks/${delivery.webhookId}`,
      body: { name: 'A', url: 'https://store.example.com', events: ['token.created'], status: 'disabled' },
    });
    expect(send(disabled, create({ type: 'token', data: 1 })).state.deliveries).toHaveLength(1);
  });

  it('are verified by the sample of the page once they are signed', async () => {
    vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
    const keys = await makeKeyPair(webcrypto.subtle as SubtleCrypto);
    const result = await signBody(delivery.body, keys, webcrypto.subtle as SubtleCrypto);
    const headers = {
      'bt-signature': result.ok ? result.signed.signature : '',
      'bt-signature-version': 'local',
    };
    const publicKeys = new Map([['local', keys.publicKey]]);
    expect(verifyWebhook(delivery.body, headers, publicKeys)).toEqual(delivery.event);
    const changed = delivery.body.replace('"type":"token"', '"type":"card"');
    expect(() => verifyWebhook(changed, headers, publicKeys)).toThrow('does not match');
    expect(result).toMatchObject({ ok: true, signed: { text: delivery.body } });
    vi.useRealTimers();
  });

  it('come twice on demand, with the same event and a later time', () => {
    const { deliveries } = redeliver(moveClock(state, HOUR), delivery.id, environmentAt(NOW));
    expect(deliveries).toHaveLength(2);
    expect(deliveries[1]?.event).toEqual(delivery.event);
    expect(deliveries[1]?.id).not.toBe(delivery.id);
    expect(deliveries[1]?.body).toContain('"delivered_at":"2026-11-22T13:00:00Z"');
    expect(redeliver(state, 'unknown', environmentAt(NOW))).toEqual(state);
  });

  it('are there to read, and only the last hundred', () => {
    const simulator = session();
    for (let count = 0; count < 30; count += 1)
      simulator.ask({ method: 'POST', url: '/tokenize', body: [1, 2, 3, 4] }, NOW + count * 1000);
    const { body } = simulator.ask({ method: 'GET', url: '/_double/deliveries' });
    expect(body).toHaveLength(100);
    expect(body).toMatchObject([
      { event_type: 'token.created', url: 'https://store.example.com/webhooks' },
      ...Array.from({ length: 99 }, () => ({})),
    ]);
  });
});
