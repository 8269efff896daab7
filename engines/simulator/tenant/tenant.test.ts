import { describe, expect, it } from 'vitest';
import { session } from '../../../tests/support/platform-session';

const ECHO = {
  method: 'POST',
  url: '/proxy',
  headers: { 'bt-proxy-url': 'https://echo.basistheory.com/anything' },
  body: {},
};
const SELF = '/tenants/self';

describe('the tenant', () => {
  it('has what an update sends, and not a setting that it leaves out', () => {
    const simulator = session();
    const settings = { disable_ephemeral_proxy: 'false' };
    const { body } = simulator.ask({ method: 'PUT', url: SELF, body: { name: 'Store', settings } });
    expect(body).toMatchObject({ name: 'Store', modified_at: '2026-11-22T12:00:00Z' });
    expect(simulator.ask({ method: 'GET', url: SELF }).body).toEqual(body);
    expect(body).toHaveProperty('settings', settings);
  });

  it('turns off ephemeral proxies for every key, and leaves its own proxies alone', () => {
    const simulator = session();
    expect(simulator.ask(ECHO).status).toBe(200);
    const change = (value: string): void => {
      const body = { name: 'Store', settings: { disable_ephemeral_proxy: value } };
      expect(simulator.ask({ method: 'PUT', url: SELF, body }).status).toBe(200);
    };
    change('true');
    const { state, response } = simulator.outcome(ECHO);
    expect(response).toMatchObject({ status: 403 });
    expect(state.received).toHaveLength(1);
    expect(simulator.ask({ ...ECHO, headers: { 'bt-proxy-key': 'e29a50980ca5' } }).status).toBe(200);
    change('false');
    expect(simulator.ask(ECHO).status).toBe(200);
  });

  it('tells its webhooks of an update', () => {
    const simulator = session();
    const url = '/webhooks/c6ef33bf-1345-4552-860d-67f7ce5f4d62';
    const body = { name: 'T', url: 'https://store.example.com', events: ['tenant.updated'] };
    simulator.ask({ method: 'PUT', url, body });
    const { state } = simulator.outcome({ method: 'PUT', url: SELF, body: { name: 'Store' } });
    expect(state.deliveries.map(({ event }) => event.type)).toEqual(['tenant.updated']);
    expect(state.deliveries[0]?.event).toMatchObject({ data: { tenant: { name: 'Store' } } });
  });

  it('counts its tokens, but for those that have expired', () => {
    const simulator = session();
    const usage = (): number =>
      (simulator.ask({ method: 'GET', url: `${SELF}/reports/usage` }).body as { total_tokens: number })
        .total_tokens;
    const before = usage();
    const token = { type: 'token', data: 'a' };
    simulator.ask({ method: 'POST', url: '/tokens', body: token });
    simulator.ask({ method: 'POST', url: '/tokens', body: { ...token, expires_at: '2026-11-01T00:00:00Z' } });
    expect(usage()).toBe(before + 1);
  });
});
