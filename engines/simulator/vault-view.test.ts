import { describe, expect, it } from 'vitest';
import { initialState, moveClock, NOT_SIMULATED, OPERATIONS, supportedOperations, vaultView } from '.';
import { NOW, send, session, environmentAt } from '../../tests/support/platform-session';

const TOKEN = '30973af6-93f0-4d2e-b4b3-15a136a33945';
const HOUR = 3_600_000;

describe('the vault view', () => {
  it('shows what only the vault holds, and what each destination got', () => {
    const simulator = session();
    const charge = {
      method: 'POST',
      url: '/proxy',
      headers: { 'bt-proxy-url': 'https://checkout-test.adyen.com/v71/payments', 'idempotency-key': 'one' },
      body: { amount: { value: 1000 }, paymentMethod: { number: `{{ ${TOKEN} | json: '$.number' }}` } },
    };
    simulator.ask(charge);
    const { state } = simulator.outcome(charge);
    const view = vaultView(state, environmentAt(NOW));
    expect(view.now).toBe('2026-11-22T12:00:00Z');
    expect(view.tokens.find(({ id }) => id === TOKEN)).toMatchObject({
      data: { number: '4242424242424242' },
      isExpired: false,
    });
    expect(view.intents[0]).toMatchObject({ type: 'card', isExpired: false });
    expect(view.networkTokens).toMatchObject([{ status: 'active', data: { number: '4895420000080077' } }]);
    expect(view.destinations).toMatchObject([
      { name: 'Adyen', charges: [{ charged: true, requests: 2 }], requests: [{ method: 'POST' }, {}] },
    ]);
    expect(view.destinations[0]?.requests[0]?.body).toContain('"number":"4242424242424242"');
  });

  it('keeps the last hundred requests of destinations', () => {
    const simulator = session();
    const echo = { 'bt-proxy-url': 'https://echo.basistheory.com/anything' };
    let { state } = simulator.outcome({ method: 'GET', url: '/proxy/0', headers: echo });
    for (let place = 1; place <= 105; place += 1)
      ({ state } = simulator.outcome(
        { method: 'GET', url: `/proxy/${place}`, headers: echo },
        NOW + place * 60_000,
      ));
    const [destination] = vaultView(state, environmentAt(NOW)).destinations;
    expect(destination?.requests).toHaveLength(100);
    expect(destination?.requests.at(-1)?.url).toMatch(/105$/);
  });
});

describe('the clock', () => {
  it('moves on, so that tokens expire without waiting, and back', () => {
    const expires_at = new Date(NOW + 2 * HOUR).toISOString();
    const { state } = send(initialState(), {
      method: 'POST',
      url: '/tokens',
      body: { id: 'soon', type: 'token', data: 1, expires_at },
    });
    const status = (moved: typeof state): unknown => {
      const { response } = send(moved, { method: 'GET', url: '/tokens/soon' });
      return response.kind === 'response' ? response.status : undefined;
    };
    const later = moveClock(state, 2 * HOUR);
    expect(status(state)).toBe(200);
    expect(status(later)).toBe(404);
    expect(vaultView(later, environmentAt(NOW)).tokens.find(({ id }) => id === 'soon')?.isExpired).toBe(true);
    expect(status(moveClock(later, -HOUR))).toBe(200);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])('stays for %s', (given) => {
    expect(moveClock(initialState(), given)).toEqual(initialState());
  });

  it('stays within ten years, so that every moment can be written', () => {
    const { now } = vaultView(moveClock(initialState(), Number.MAX_VALUE), environmentAt(NOW));
    expect(now).toBe('2036-11-21T12:00:00Z');
  });
});

describe('what is supported', () => {
  it('is listed by method and path, and so is what is not simulated', () => {
    expect(supportedOperations).toHaveLength(OPERATIONS.length);
    expect(supportedOperations).toContainEqual({ id: 'tokens.create', method: 'POST', path: '/tokens' });
    for (const { what, instead } of NOT_SIMULATED)
      expect([what === '', instead.endsWith('.')]).toEqual([false, true]);
  });
});
