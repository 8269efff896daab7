import { describe, expect, it } from 'vitest';
import { read, session, type GivenRequest } from '../../../tests/support/platform-session';

const TOKEN = '30973af6-93f0-4d2e-b4b3-15a136a33945';
const ECHO = 'https://echo.basistheory.com/anything';
const STRIPE = 'https://api.stripe.com/v1/payment_intents';

interface Created {
  readonly id: string;
  readonly key: string;
}

type Simulator = ReturnType<typeof session>;

function create(simulator: Simulator, changes: object): Created {
  const body = { name: 'Processor', destination_url: ECHO, ...changes };
  return simulator.ask({ method: 'POST', url: '/proxies', body }).body as Created;
}

const invoke = (proxyKey: string, changes: Partial<GivenRequest> = {}): GivenRequest => ({
  method: 'POST',
  url: '/proxy',
  body: { number: `{{ ${TOKEN} | json: '$.number' }}` },
  ...changes,
  headers: { 'bt-proxy-key': proxyKey, ...changes.headers },
});

describe('a pre-configured proxy', () => {
  it('sends to its destination, with path and query, and ignores BT-PROXY-URL', () => {
    const simulator = session();
    const { key } = create(simulator, {});
    const headers = { 'bt-proxy-url': STRIPE };
    const { response } = simulator.outcome(invoke(key, { url: '/proxy/v2?limit=5', headers }));
    expect(read(response).body).toMatchObject({
      json: { number: '4242424242424242' },
      url: `${ECHO}/v2?limit=5`,
    });
    expect(response).toHaveProperty(['headers', 'bt-proxy-destination-status'], '200');
  });

  it('is found by its key in the query, which the destination does not get, and by a placeholder', () => {
    const simulator = session();
    const { key } = create(simulator, {});
    const request = { method: 'POST', url: `/proxy?bt-proxy-key=${key}&a=1`, body: {} };
    expect(simulator.ask(request).body).toMatchObject({ args: { a: '1' }, url: `${ECHO}?a=1` });
    expect(simulator.ask(invoke('<PROXY_KEY>')).status).toBe(200);
  });

  it('fills in its configuration, which an ephemeral proxy does not have', () => {
    const simulator = session();
    const { key } = create(simulator, { configuration: { PROCESSOR_KEY: 'secret-1' } });
    const headers = { authorization: 'Bearer {{ config: PROCESSOR_KEY }}' };
    expect(simulator.ask(invoke(key, { headers })).body).toMatchObject({
      headers: { Authorization: 'Bearer secret-1' },
    });
    const ephemeral = { method: 'POST', url: '/proxy', headers: { ...headers, 'bt-proxy-url': ECHO } };
    expect(simulator.ask(ephemeral).status).toBe(501);
  });

  it('forwards expressions as they are where it is told to', () => {
    const simulator = session();
    const { key } = create(simulator, { disable_detokenization: true });
    const body = { number: '{{ no-such-token }}' };
    expect(simulator.ask(invoke(key, { body })).body).toMatchObject({ json: body });
  });

  it('needs a key of the tenant unless it has no authentication, and gives strangers no data', () => {
    const simulator = session();
    const closed = create(simulator, {});
    const open = create(simulator, { require_auth: false });
    expect(simulator.ask(invoke(closed.key, { key: null })).status).toBe(401);
    expect(simulator.ask(invoke(closed.key, { key: 'key_test_us_pvt_reads' })).status).toBe(403);
    expect(simulator.ask(invoke(open.key, { key: null, body: { a: 1 } }))).toMatchObject({
      status: 200,
      body: { json: { a: 1 } },
    });
    expect(simulator.ask(invoke(open.key, { key: null })).status).toBe(403);
  });

  it('limits strangers to 50 requests in 10 seconds', () => {
    const simulator = session();
    const { key } = create(simulator, { require_auth: false });
    const stranger = invoke(key, { key: null, body: {} });
    for (let count = 0; count < 50; count += 1) expect(simulator.ask(stranger).status).toBe(200);
    expect(simulator.ask(stranger).status).toBe(429);
  });

  it('keeps transforms, and sends nothing where it would have to run one', () => {
    const simulator = session();
    const steps = [{ type: 'code', code: 'module.exports = async (req) => req.args;' }];
    const { key, id } = create(simulator, { destination_url: STRIPE, request_transforms: steps });
    expect(simulator.ask({ method: 'GET', url: `/proxies/${id}` }).body).toMatchObject({
      request_transforms: steps,
    });
    const { state, response } = simulator.outcome(invoke(key));
    expect(read(response)).toMatchObject({ status: 501, body: { proxy_error: { status: 501 } } });
    expect(state.received).toEqual([]);
  });

  it('is changed by a merge patch, and gone once it is deleted', () => {
    const simulator = session();
    const { id, key } = create(simulator, { configuration: { A: '1', B: '2' } });
    const url = `/proxies/${id}`;
    expect(simulator.ask({ method: 'PATCH', url, body: { configuration: { A: null }, name: 'EU' } })).toEqual(
      {
        status: 204,
        body: undefined,
      },
    );
    expect(simulator.ask({ method: 'GET', url }).body).toMatchObject({
      name: 'EU',
      key,
      destination_url: ECHO,
      configuration: { B: '2' },
    });
    expect(simulator.ask({ method: 'DELETE', url }).status).toBe(204);
    expect(simulator.ask(invoke(key))).toMatchObject({ status: 404, body: { proxy_error: { status: 404 } } });
  });

  it('is found by a name with wildcards', () => {
    const simulator = session();
    for (const name of ['Payments EU', 'Payments US', 'Partner']) create(simulator, { name });
    const names = (filter: string): unknown => {
      const { body } = simulator.ask({ method: 'GET', url: `/proxies?name=${encodeURIComponent(filter)}` });
      return (body as { data: { name: string }[] }).data.map(({ name }) => name);
    };
    expect(names('Pa*s*')).toEqual(['Payment processor', 'Payments EU', 'Payments US']);
    expect(names('Pay*s*US')).toEqual(['Payments US']);
    expect(names('*ner')).toEqual(['Partner']);
    expect(names('Partner')).toEqual(['Partner']);
    expect(names('Part*tner')).toEqual([]);
    expect(names('*'.repeat(2_000))).toHaveLength(4);
  });
});
