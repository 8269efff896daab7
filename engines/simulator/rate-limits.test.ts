import { describe, expect, it } from 'vitest';
import { initialState, moveClock, respond } from '.';
import { loadDataTable } from '../../pipeline/content/tables';
import {
  NOW,
  read,
  send,
  session,
  environmentAt,
  type GivenRequest,
} from '../../tests/support/platform-session';
import { RATE_LIMITS } from './rate-limits';

const SECOND = 1000;
const { rows } = loadDataTable('rate-limits');

/** e.g. `2,000 per 10 seconds`. */
function rateOf(text: string): { readonly requests: number; readonly seconds: number } {
  const [, requests = '', seconds] = /^([\d,]+) per (?:(\d+) seconds|minute)$/.exec(text) ?? [];
  return { requests: Number(requests.replace(',', '')), seconds: Number(seconds ?? 60) };
}

describe('the limits', () => {
  it('are what the page shows', () => {
    for (const { scope, requests, seconds, blockedSeconds } of RATE_LIMITS) {
      const row = rows.find((one) => one.scope === scope);
      expect({ scope, ...rateOf(String(row?.rate)) }).toEqual({ scope, requests, seconds });
      expect(row?.excess).toBe(blockedSeconds === 0 ? 'Throttled' : `Blocked for ${blockedSeconds} seconds`);
    }
  });

  /** What the simulator has nothing of. */
  const ABSENT = ['legacy key', 'document', 'white-label', 'your own hostname'];

  it('are all that can be reached: a test tenant’s own limit applies before any other', () => {
    const others = rows.filter(
      ({ scope }) =>
        !RATE_LIMITS.some((limit) => limit.scope === scope) &&
        !ABSENT.some((word) => String(scope).includes(word)),
    );
    expect(others).not.toEqual([]);
    for (const { rate } of others) {
      const { requests, seconds } = rateOf(String(rate));
      expect(requests / seconds).toBeGreaterThanOrEqual(5);
    }
  });
});

const GET: GivenRequest = { method: 'GET', url: '/v2/tokens' };
const PUBLIC: GivenRequest = { method: 'POST', url: '/sessions', key: 'key_test_us_pub_example' };

describe('a key', () => {
  it('can send 50 requests in 10 seconds, and another key is not affected', () => {
    const simulator = session();
    for (let count = 0; count < 50; count += 1)
      expect(simulator.ask(GET, NOW + count * 100).status).toBe(200);
    const { response } = simulator.outcome(GET, NOW + 5 * SECOND);
    expect(read(response)).toEqual({ status: 429, body: { title: 'Too Many Requests', status: 429 } });
    expect(response).toHaveProperty(['headers', 'retry-after'], '5');
    expect(simulator.ask({ ...GET, key: 'key_test_us_pvt_reads' }, NOW + 5 * SECOND).status).toBe(200);
    expect(simulator.ask(GET, NOW + 10 * SECOND).status).toBe(200);
  });

  it('of a public application is blocked for 10 seconds after 50 requests in a minute', () => {
    const simulator = session();
    for (let count = 0; count < 50; count += 1)
      expect(simulator.ask(PUBLIC, NOW + count * SECOND).status).toBe(201);
    expect(simulator.ask(PUBLIC, NOW + 50 * SECOND).status).toBe(429);
    expect(simulator.ask(PUBLIC, NOW + 59 * SECOND).status).toBe(429);
    expect(simulator.ask(PUBLIC, NOW + 61 * SECOND).status).toBe(201);
  });

  it('of a management application is blocked for a minute after 200 requests in a minute', () => {
    const simulator = session();
    const body = { name: 'Managing', type: 'management', permissions: ['application:read'] };
    const { key } = simulator.ask({ method: 'POST', url: '/applications', body }).body as { key: string };
    const list = { method: 'GET', url: '/applications', key };
    for (let count = 0; count < 200; count += 1)
      expect(simulator.ask(list, NOW + count * 250).status).toBe(200);
    expect(simulator.ask(list, NOW + 50 * SECOND).status).toBe(429);
    expect(simulator.ask(list, NOW + 109 * SECOND).status).toBe(429);
    expect(simulator.ask(list, NOW + 110 * SECOND).status).toBe(200);
  });

  it('gets its 429 from a proxy in proxy_error, and nothing is sent', () => {
    const simulator = session();
    for (let count = 0; count < 50; count += 1) simulator.ask(GET);
    const headers = { 'bt-proxy-url': 'https://echo.basistheory.com/anything' };
    const { state, response } = simulator.outcome({ method: 'POST', url: '/proxy', headers });
    expect(read(response).body).toMatchObject({ proxy_error: { status: 429 } });
    expect(response).not.toHaveProperty(['headers', 'bt-proxy-destination-status']);
    expect(state.received).toEqual([]);
  });

  it('that is rejected does nothing, and waits no longer for it', () => {
    const simulator = session();
    for (let count = 0; count < 60; count += 1)
      simulator.ask({ method: 'POST', url: '/tokens', body: { type: 'token', data: 1 } });
    const { state } = simulator.outcome(GET, NOW + 10 * SECOND);
    expect(state.tokens.size).toBe(initialState().tokens.size + 50);
  });

  it('never waits longer because the clock went back', () => {
    const simulator = session();
    for (let count = 0; count < 51; count += 1) simulator.ask(PUBLIC);
    const { state } = simulator.outcome(PUBLIC);
    expect(read(send(moveClock(state, -3600 * SECOND), PUBLIC).response).status).toBe(201);
  });

  it('has no limit where the state has none', () => {
    let state = initialState({ limitsRates: false });
    const request = {
      method: 'GET',
      path: '/v2/tokens',
      query: new URLSearchParams(),
      headers: { 'bt-api-key': '<API_KEY>' },
      body: '',
    };
    for (let count = 0; count < 100; count += 1) {
      const outcome = respond(state, request, environmentAt(NOW));
      expect(read(outcome.response).status).toBe(200);
      ({ state } = outcome);
    }
  });
});
