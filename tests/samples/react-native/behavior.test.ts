/** What the React Native pages say that calls do, run with the package itself and responses written here. */
import { createRequire, Module } from 'node:module';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reactNativePackages } from '../support/toolchains.ts';

const { folder = '', missing } = await reactNativePackages();

type Call = (...given: unknown[]) => Promise<unknown>;
interface Loaded {
  readonly Tokens: (bt: unknown) => Record<string, Call>;
  readonly Proxy: (bt: unknown) => Call;
  readonly createBasisTheoryApi: (config: object) => object;
  readonly createProxyClient: (config: object) => object;
  readonly _elementErrors: Record<string, string | undefined>;
  readonly _elementValues: Record<string, unknown>;
  readonly creditCardType: {
    readonly addCard: (card: object) => void;
    readonly removeCard: (type: string) => void;
    readonly getTypeInfo: (type: string) => object;
    readonly resetModifications: () => void;
  };
}

/** Parts of React Native, instead of the real one, which only runs on devices. */
const DOUBLES: Readonly<Record<string, object>> = {
  'react-native': {
    Platform: { OS: 'ios', Version: '17' },
    Dimensions: { get: () => ({ width: 390, height: 844, scale: 3 }) },
  },
  'react-native-get-random-values': { getRandomValues: (array: Uint8Array) => array },
};

function load(): Loaded {
  const modules = Module as unknown as { _load: (request: string, ...rest: unknown[]) => unknown };
  const original = modules._load;
  modules._load = (request, ...rest) => DOUBLES[request] ?? original.call(Module, request, ...rest);
  try {
    const fromFolder = createRequire(path.join(folder, 'index.js'));
    const part = (name: string): object =>
      fromFolder(
        path.join(folder, 'node_modules/@basis-theory/react-native-elements/commonjs', name),
      ) as object;
    return {
      ...part('modules/tokens.js'),
      ...part('modules/proxy.js'),
      ...part('services/api/bt-client.js'),
      ...part('services/api/proxy-client.js'),
      ...part('ElementValues.js'),
      ...(fromFolder('card-validator') as object),
    } as Loaded;
  } finally {
    modules._load = original;
  }
}

const json = (body: unknown, status = 200): Response =>
  Response.json(body, { status, headers: { 'cf-ray': 'ray', 'bt-trace-id': 'trace' } });
const token = { id: 'token-1', type: 'card', tenant_id: 'tenant-1' };
const toUrl = { method: 'get', headers: { 'BT-PROXY-URL': 'https://partner.example.com' } };

describe.skipIf(missing !== undefined)('the services of React Native', () => {
  const sdk = missing === undefined ? load() : ({} as Loaded);
  const send = vi.fn<(url: string, request: RequestInit) => Promise<Response>>();
  const log = vi.fn<(error: Error) => void>();
  const bt = (debug = false): { tokens: Record<string, Call>; proxy: Call } => {
    const config = { apiKey: 'key', baseUrl: 'https://api.test.basistheory.com', debug };
    return {
      tokens: sdk.Tokens(sdk.createBasisTheoryApi(config)),
      proxy: sdk.Proxy({ proxy: sdk.createProxyClient(config) }),
    };
  };
  const logged = (): string[] => log.mock.calls.map(([error]) => error.name);

  beforeEach(() => {
    vi.stubGlobal('fetch', send);
    vi.spyOn(console, 'error').mockImplementation(log);
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    send.mockReset();
    log.mockReset();
    for (const id of Object.keys(sdk._elementErrors)) Reflect.deleteProperty(sdk._elementErrors, id);
  });

  it.each([
    ['an error with a title', () => json({ title: 'Forbidden' }, 403), 'BasisTheoryApiError'],
    ['a wrong key', () => new Response(null, { status: 401 }), 'SyntaxError'],
  ])('log %s and resolve to undefined', async (_case, answer, name) => {
    send.mockResolvedValue(answer());
    await expect(bt().tokens.create?.({ type: 'card', data: {} })).resolves.toBeUndefined();
    expect(logged()).toEqual([name]);
  });

  it('log a network error and resolve to undefined', async () => {
    send.mockRejectedValue(new TypeError('Network request failed'));
    await expect(bt().tokens.create?.({ type: 'card', data: {} })).resolves.toBeUndefined();
    expect(logged()).toEqual(['TypeError']);
  });

  it.each(['create', 'update', 'tokenize', 'encrypt'])(
    'reject %s while an Element has errors',
    async (call) => {
      sdk._elementErrors.element = 'invalid';
      await expect(bt().tokens[call]?.({ type: 'card', data: {} })).rejects.toThrow('invalid values');
      expect(send).not.toHaveBeenCalled();
    },
  );

  it('leave the key of an empty Element out', async () => {
    send.mockResolvedValue(json({ ...token, data: {} }));
    await bt().tokens.create?.({ type: 'card', data: { number: { id: 'empty', format: String } } });
    expect(send.mock.calls[0]?.[1].body).toBe('{"type":"card","data":{}}');
  });

  it("send a year that isn't one for an expiration date that was cleared", async () => {
    sdk._elementValues.date = '';
    send.mockResolvedValue(json({ ...token, data: {} }));
    const part = (datepart: string) => ({ id: 'date', datepart, format: String });
    const data = { expiration_month: part('month'), expiration_year: part('year') };
    await bt().tokens.create?.({ type: 'card', data });
    expect(send.mock.calls[0]?.[1].body).toContain('"expiration_month":"","expiration_year":"20undefined"');
  });

  it.each([
    ['nothing, without data and metadata', { containers: ['/pci/'], expiresAt: '2030-01-01' }, undefined],
    [
      'the other fields, with data',
      { data: {}, containers: ['/pci/'] },
      '{"data":{},"containers":["/pci/"]}',
    ],
  ])('send %s', async (_case, change, body) => {
    send.mockResolvedValue(json({ ...token, data: {} }));
    await bt().tokens.update?.('token-1', change);
    expect(send.mock.calls[0]?.[1].body).toBe(body);
  });

  it('log an error for a token that is deleted', async () => {
    send.mockResolvedValue(new Response(null, { status: 204 }));
    await expect(bt().tokens.delete?.('token-1')).resolves.toBeUndefined();
    expect(logged()).toEqual(['SyntaxError']);
  });

  it.each([
    ['without data', token],
    ['with a null in its data', { ...token, data: { number: '4242', cvc: null } }],
  ])('do not return a token %s', async (_case, answer) => {
    send.mockResolvedValue(json(answer));
    await expect(bt().tokens.retrieve?.('token-1', 'session')).resolves.toBeUndefined();
    expect(logged()).toEqual(['TypeError']);
  });

  it('return references to the values of a token', async () => {
    send.mockResolvedValue(json({ ...token, data: { number: '4242', expiration_month: 12 } }));
    const result = await bt().tokens.retrieve?.('token-1', 'session');
    const reference = { id: expect.any(String) as string, format: expect.any(Function) as () => string };
    expect(result).toMatchObject({ id: 'token-1', data: { number: reference, expiration_month: reference } });
    expect(send.mock.calls[0]?.[1].headers).toSatisfy(
      (headers: Headers) => headers.get('BT-API-KEY') === 'session',
    );
  });

  it('lose the JSON of a proxy unless debug is on', async () => {
    send.mockImplementation(() => Promise.resolve(json({ cvv: '123' })));
    await expect(bt().proxy(toUrl, 'session')).resolves.toBeUndefined();
    expect(logged()).toEqual(['TypeError']);
    await expect(bt(true).proxy(toUrl, 'session')).resolves.toMatchObject({
      data: { cvv: { id: expect.any(String) as string } },
    });
  });

  it('return the text of a proxy', async () => {
    send.mockResolvedValue(new Response('123', { headers: { 'content-type': 'text/plain' } }));
    await expect(bt().proxy(toUrl, 'session')).resolves.toMatchObject({
      data: { id: expect.any(String) as string },
    });
  });

  it('send the header of a URL with the key of a proxy, and no value of an Element', async () => {
    sdk._elementValues.element = '4242';
    send.mockResolvedValue(json({}));
    const body = { number: { id: 'element', format: String } };
    await bt().proxy({ method: 'post', headers: { 'BT-PROXY-KEY': 'key' }, path: '/pay', body }, 'session');
    const [url, request] = send.mock.calls[0] ?? [];
    // With the key of a proxy, the path reaches nothing but a header that the proxy ignores.
    expect(url).toBe('https://api.test.basistheory.com/proxy');
    expect(new Headers(request?.headers).get('BT-PROXY-URL')).toBe('undefined/pay');
    expect(request?.body).toBe('{"number":{"id":"element"}}');
  });

  /** What `CardNumberElement` does with `cardTypes` each time that it mounts. */
  const mountWith = (cardTypes: readonly string[]): void => {
    const { addCard, getTypeInfo, removeCard } = sdk.creditCardType;
    const cards = cardTypes.map((type) => getTypeInfo(type));
    for (const type of BRANDS) removeCard(type);
    for (const card of cards) addCard(card);
  };

  it('throw when a card number mounts again with a list that leaves a brand out', () => {
    const { resetModifications } = sdk.creditCardType;
    mountWith(BRANDS);
    mountWith(BRANDS);
    mountWith(['visa']);
    expect(() => {
      mountWith(['visa']);
    }).toThrow('"mastercard" is not a supported card type.');
    resetModifications();
  });
});

const BRANDS = [
  'visa',
  'mastercard',
  'american-express',
  'diners-club',
  'discover',
  'jcb',
  'unionpay',
  'maestro',
  'elo',
  'mir',
  'hiper',
  'hipercard',
];
