import { describe, expect, it } from 'vitest';
import { NOW, session, type GivenRequest } from '../../../tests/support/platform-session';

const SAMPLES = 'b4356c0f-3e67-4561-8a57-6c41b3a09f1b';
const DESK = '9a3a53c1-66c7-4b0f-8a39-0e62a2ad3f0e';
const HOUR = 3_600_000;

interface Listed {
  readonly data: readonly Readonly<Record<string, string>>[];
  readonly pagination: { readonly next?: string };
}

type Simulator = ReturnType<typeof session>;

function list(simulator: Simulator, query = '', at = NOW): Listed {
  return simulator.ask({ method: 'GET', url: `/logs${query}` }, at).body as Listed;
}

const store = (id: string): GivenRequest => ({
  method: 'POST',
  url: '/tokens',
  body: { id, type: 'token', data: 'a' },
});

describe('the log', () => {
  it('has who stored, read, and deleted a token, the newest first', () => {
    const simulator = session();
    simulator.ask(store('one'));
    simulator.ask(store('two'));
    simulator.ask({ method: 'GET', url: '/tokens/one', key: 'key_test_us_pvt_reads' }, NOW + 1_000);
    simulator.ask({ method: 'DELETE', url: '/tokens/one' }, NOW + 2_000);
    const { data } = list(simulator, '?entity_type=token&entity_id=one', NOW + 3_000);
    expect(data.map(({ operation, actor_id: actor, message }) => [operation, actor, message])).toEqual([
      ['delete', SAMPLES, 'Token deleted'],
      ['read', DESK, 'Token read'],
      ['create', SAMPLES, 'Token created'],
    ]);
  });

  it('has no entry for a request that failed', () => {
    const simulator = session();
    simulator.ask({ method: 'DELETE', url: '/tokens/one', key: 'key_test_us_pvt_reads' });
    simulator.ask({ method: 'GET', url: '/tokens/nothing' });
    expect(list(simulator).data).toEqual([]);
  });

  it('has changes of the tenant, of applications and of proxies', () => {
    const simulator = session();
    simulator.ask({ method: 'PUT', url: '/tenants/self', body: { name: 'Store' } });
    simulator.ask({
      method: 'POST',
      url: '/proxies',
      body: { name: 'P', destination_url: 'https://echo.basistheory.com' },
    });
    simulator.ask({ method: 'DELETE', url: `/applications/${DESK}` });
    expect(list(simulator).data.map(({ message }) => message)).toEqual([
      'Application deleted',
      'Proxy created',
      'Tenant updated',
    ]);
    expect(list(simulator, '?entity_type=proxy').data).toHaveLength(1);
  });

  it('is listed by time, for a day', () => {
    const simulator = session();
    simulator.ask(store('one'));
    simulator.ask(store('two'), NOW + HOUR);
    const from = (at: number): string => encodeURIComponent(new Date(at).toISOString());
    const now = NOW + 2 * HOUR;
    const found = (query: string, at = now): unknown =>
      list(simulator, query, at).data.map((one) => one.entity_id);
    expect(found('')).toEqual(['two', 'one']);
    expect(found(`?start_date=${from(NOW + HOUR)}`)).toEqual(['two']);
    expect(found(`?end_date=${from(NOW + HOUR)}`)).toEqual(['one']);
    expect(found('', NOW + 24.5 * HOUR)).toEqual(['two']);
    expect(found('', NOW + 26 * HOUR)).toEqual([]);
  });

  it.each(['start', 'page'])('is listed page by page, each entry once, by %s', (way) => {
    const simulator = session();
    for (let count = 0; count < 5; count += 1) simulator.ask(store(`token-${count}`));
    const seen: (string | undefined)[] = [];
    let query: string | undefined = '?size=2';
    for (let page = 2; query !== undefined && page < 9; page += 1) {
      const { data, pagination }: Listed = list(simulator, query);
      seen.push(...data.map(({ entity_id: id }) => id));
      const { next } = pagination;
      query = next === undefined ? undefined : `?size=2&${way}=${way === 'start' ? next : page}`;
    }
    expect(seen).toEqual(['token-4', 'token-3', 'token-2', 'token-1', 'token-0']);
    expect(list(simulator, '?start=unknown').data).toEqual([]);
  });

  it('keeps the newest 500 entries', () => {
    const simulator = session();
    for (let count = 0; count < 510; count += 1) simulator.ask(store(`token-${count}`), NOW + count * 1_000);
    const { state } = simulator.outcome({ method: 'GET', url: '/logs' }, NOW + 600_000);
    expect(state.logs).toHaveLength(500);
    expect(state.logs.at(-1)?.entityId).toBe('token-509');
  });
});
