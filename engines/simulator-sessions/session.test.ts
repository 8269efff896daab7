import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  deliveredAgain,
  newSession,
  readersEnvironment,
  sendRaw,
  sendTimes,
  waited,
  type Session,
} from './session';
import { withKey } from './with-key';

const environment = readersEnvironment();

function sent(session: Session, text: string): Session {
  const outcome = sendRaw(session, text, environment);
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.session;
}

const STORE = `POST /tokens
BT-API-KEY: <API_KEY>
Content-Type: application/json

{ "id": "try-card", "type": "token", "data": "a secret" }`;

describe('a session in the simulator', () => {
  it('keeps what was stored, and shows the last exchange first', () => {
    const stored = sent(newSession(), STORE);
    const read = sent(stored, 'GET /tokens/try-card\nBT-API-KEY: key_test_us_pvt_reveals');
    expect(read.exchanges.map(({ title, status }) => `${title}: ${status}`)).toEqual([
      'GET /tokens/try-card: 200',
      'POST /tokens: 201',
    ]);
    expect(read.exchanges[0]?.response).toContain('"data": "a secret"');
  });

  it('says which line of a request to change, and sends nothing', () => {
    expect(sendRaw(newSession(), 'GET /tokens\nnonsense', environment)).toEqual({
      ok: false,
      message: expect.stringMatching(/^Line 2: /) as unknown,
    });
  });

  it('keeps the last 20 exchanges', () => {
    let session = newSession();
    for (let count = 0; count < 25; count++) session = sent(session, 'GET /applications/key');
    expect(session.exchanges).toHaveLength(20);
    expect(session.exchanges[0]?.place).toBe(25);
  });

  it('tells how long the platform waits for a processor', () => {
    const charged = sent(
      newSession(),
      `POST /proxy
BT-API-KEY: <API_KEY>
BT-PROXY-URL: https://checkout-test.adyen.com/v71/payments
Content-Type: application/json

{ "amount": { "value": 408 }, "paymentMethod": { "number": "4242424242424242" } }`,
    );
    expect(charged.exchanges[0]).toMatchObject({ status: '408', seconds: 25 });
  });

  it('expires what is due when the clock moves', () => {
    const soon = new Date(Date.now() + 3_600_000).toISOString();
    const stored = sent(newSession(), STORE.replace('"data"', `"expires_at": "${soon}", "data"`));
    const later = sent(waited(stored, 2 * 3_600_000), 'GET /tokens/try-card\nBT-API-KEY: <API_KEY>');
    expect(later.exchanges[0]?.status).toBe('404');
  });

  it('never throws, whatever is sent', () => {
    const line = fc.constantFrom(...STORE.split('\n'), 'POST /proxy', 'GET /%E0%A4%A', 'BT-PROXY-URL: x');
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(line).map((lines) => lines.join('\n')),
        ),
        (text) => {
          const outcome = sendRaw(newSession(), text, environment);
          expect(outcome.ok ? outcome.session.exchanges[0]?.response : outcome.message).not.toBe('');
        },
      ),
    );
  });
});

describe('a request that is sent several times', () => {
  const READ = 'GET /tokens/30973af6-93f0-4d2e-b4b3-15a136a33945\nBT-API-KEY: <API_KEY>';
  const CHARGE = `POST /proxy
BT-API-KEY: <API_KEY>
BT-PROXY-URL: https://checkout-test.adyen.com/v71/payments
Content-Type: application/json

{ "amount": { "value": 1000 }, "paymentMethod": { "number": "4242424242424242" } }`;

  function repeated(session: Session, text: string, times: number): Session {
    const outcome = sendTimes(session, text, times, environment);
    if (!outcome.ok) throw new Error(outcome.message);
    return outcome.session;
  }

  it('shows how many are above the rate limit, the first response of each kind, and the last', () => {
    const session = repeated(newSession(), READ, 60);
    expect(session.repeated).toBe('60 requests: 50 × 200, 10 × 429. Nothing was added to the tenant.');
    expect(session.exchanges.map(({ place, status }) => `${String(place)}: ${status}`)).toEqual([
      '60: 429',
      '51: 429',
      '1: 200',
    ]);
    expect(session.exchanges[0]?.response).toContain('Retry-After: ');
    expect(sent(waited(session, 10_000), READ).exchanges[0]?.status).toBe('200');
  });

  it('warns of charges without the idempotency key of the processor', () => {
    expect(repeated(newSession(), CHARGE, 2).repeated).toMatch(/made 2 new charges\. Without .* again\.$/);
    const keyed = CHARGE.replace('Content-Type', 'Idempotency-Key: attempt-1\nContent-Type');
    expect(repeated(newSession(), keyed, 2).repeated).toMatch(/made 1 new charge\.$/);
    const declined = CHARGE.replace('1000', '402');
    expect(repeated(newSession(), declined, 2).repeated).toMatch(/made no new charge\.$/);
  });

  it('is forgotten with the next request, and a mistake in it sends nothing', () => {
    expect(sent(repeated(newSession(), READ, 2), READ).repeated).toBeUndefined();
    expect(repeated(newSession(), READ, 1).repeated).toBeUndefined();
    expect(sendTimes(newSession(), 'nonsense', 2, environment).ok).toBe(false);
  });

  it('is apart from a delivery that is made again, which changes no token', () => {
    const stored = sent(newSession(), STORE);
    const [first] = stored.platform.deliveries;
    const again = deliveredAgain(waited(stored, 60_000), first?.id ?? '', environment);
    const [, second] = again.platform.deliveries;
    expect(second?.event).toEqual(first?.event);
    expect(second?.body).not.toBe(first?.body);
    expect(again.platform.tokens).toBe(stored.platform.tokens);
  });
});

describe('the key of a request', () => {
  it('is replaced, or added before the other headers', () => {
    expect(withKey('GET /a\nbt-api-key: x\nA: b\n\nBT-API-KEY: y', 'k')).toBe(
      'GET /a\nBT-API-KEY: k\nA: b\n\nBT-API-KEY: y',
    );
    expect(withKey('GET /a\nA: b', '$&')).toBe('GET /a\nBT-API-KEY: $&\nA: b');
  });
});
