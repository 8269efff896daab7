import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { read, session, type GivenRequest } from '../../../tests/support/platform-session';

const ECHO = 'https://echo.basistheory.com/anything';
const ISSUER = 'https://sandbox.lithic.com/v1/cards';
const VAULT = '62d78f3a-1b0b-4d2c-9d2a-6f0d3c8b7a11';
const ISSUE = readFileSync(
  'content/samples/card-issuing/issue-cards/issue-card-transform/javascript.js',
  'utf8',
);
const SHARE = readFileSync(
  'content/samples/guides/share/reveal-data-from-third-party/share-issuer-transform/javascript.js',
  'utf8',
);

type Simulator = ReturnType<typeof session>;

function create(simulator: Simulator, changes: object): string {
  const body = { name: 'Issuer', destination_url: ECHO, ...changes };
  return (simulator.ask({ method: 'POST', url: '/proxies', body }).body as { key: string }).key;
}

const invoke = (proxyKey: string, changes: Partial<GivenRequest> = {}): GivenRequest => ({
  method: 'POST',
  url: '/proxy',
  body: { type: 'VIRTUAL' },
  ...changes,
  headers: { 'bt-proxy-key': proxyKey, authorization: 'issuer-sandbox-key', ...changes.headers },
});

const ISSUING = {
  destination_url: ISSUER,
  application: { id: VAULT },
  response_transforms: [{ type: 'code', code: ISSUE }],
};

describe('the transform that stores issued cards', () => {
  it('gives the caller a token instead of the card', () => {
    const simulator = session();
    const { state, response } = simulator.outcome(invoke(create(simulator, ISSUING)));
    const { status, body } = read(response);
    expect(status).toBe(200);
    const { token, last_four: lastFour } = body as { token: { id: string }; last_four: string };
    const stored = state.tokens.get(token.id);
    expect(stored).toMatchObject({ createdBy: VAULT, metadata: { issuer_card_id: 'issued-card-1' } });
    const { number } = (stored?.data ?? {}) as { number: string };
    expect(number.slice(-4)).toBe(lastFour);
    expect(JSON.stringify(response)).not.toContain(number);
    expect(response).toHaveProperty(['headers', 'bt-proxy-destination-status'], '200');
  });

  it('leaves a repeat to issue a second card, since no header makes it safe', () => {
    const simulator = session();
    const key = create(simulator, ISSUING);
    const ids = [1, 2].map(() => (simulator.ask(invoke(key)).body as { token: { id: string } }).token.id);
    expect(new Set(ids).size).toBe(2);
  });

  it("doesn't run for what the issuer rejects", () => {
    const simulator = session();
    const { state, response } = simulator.outcome(
      invoke(create(simulator, ISSUING), { headers: { authorization: '' } }),
    );
    expect(read(response)).toEqual({ status: 401, body: { message: "The key isn't valid." } });
    expect(response).toHaveProperty(['headers', 'bt-proxy-destination-status'], '401');
    expect(state.issuedCards).toBe(0);
  });

  it("that fails comes too late, after the issuer issued the card, and the destination's status is missing", () => {
    const simulator = session();
    const { state, response } = simulator.outcome(
      invoke(create(simulator, { ...ISSUING, application: undefined })),
    );
    expect(read(response)).toMatchObject({ status: 500, body: { proxy_error: { status: 500 } } });
    expect(response).not.toHaveProperty(['headers', 'bt-proxy-destination-status']);
    expect(state.issuedCards).toBe(1);
    expect(state.received).toHaveLength(1);
  });
});

describe('the transform that lets a caller reach one URL', () => {
  const sharing = {
    disable_detokenization: true,
    configuration: { ISSUER_KEY: 'issuer-test-key' },
    request_transforms: [{ code: SHARE }],
    response_transforms: [
      { type: 'append_json', options: { location: '$.cvv', value: '321' } },
      { type: 'append_header', options: { location: 'X-Seen', value: 'yes' } },
    ],
  };

  it('adds the credential, and the response has what the steps append', () => {
    const simulator = session();
    const { response } = simulator.outcome(invoke(create(simulator, sharing)));
    expect(read(response)).toMatchObject({
      status: 200,
      body: { cvv: '321', json: { type: 'VIRTUAL' }, headers: { Authorization: 'Bearer issuer-test-key' } },
    });
    expect(response).toHaveProperty(['headers', 'x-seen'], 'yes');
  });

  it.each(['/proxy/other', '/proxy?card=2'])('rejects %s, and nothing is sent', (url) => {
    const simulator = session();
    const { state, response } = simulator.outcome(invoke(create(simulator, sharing), { url }));
    expect(read(response)).toMatchObject({
      status: 403,
      body: { proxy_error: { status: 403, errors: { error: ['This proxy has one address.'] } } },
    });
    expect(state.received).toEqual([]);
  });
});

describe('transforms that the simulator only stores', () => {
  it.each([
    ['other code', { request_transforms: [{ code: `${SHARE}// mine` }] }],
    ['code of a response in a request', { request_transforms: [{ code: ISSUE }] }],
    [
      'code on another runtime',
      { request_transforms: [{ code: SHARE, options: { runtime: { image: 'node22' } } }] },
    ],
    ['a mask', { response_transforms: [{ type: 'mask', matcher: 'chase_stratus_pan', replacement: '#' }] }],
    ['a token', { request_transforms: [{ type: 'tokenize', options: { token: { type: 'token' } } }] }],
    [
      'an expression that appends',
      {
        response_transforms: [
          { type: 'append_json', options: { location: '$.id', value: "{{ transform_identifier: 'a' }}" } },
        ],
      },
    ],
    [
      'a deeper place',
      { response_transforms: [{ type: 'append_json', options: { location: '$.a.b', value: '1' } }] },
    ],
  ])('%s, so that invoking returns 501, and nothing is sent', (_, changes) => {
    const simulator = session();
    const { state, response } = simulator.outcome(invoke(create(simulator, changes)));
    expect(read(response)).toMatchObject({ status: 501, body: { proxy_error: { status: 501 } } });
    expect(state.received).toEqual([]);
  });

  it('can append text', () => {
    const simulator = session();
    const steps = [{ type: 'append_text', options: { value: ' ' } }];
    const { response } = simulator.outcome(invoke(create(simulator, { response_transforms: steps })));
    expect(response).toHaveProperty('body', expect.stringMatching(/\} $/));
  });
});
