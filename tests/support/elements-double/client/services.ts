import type {
  BasisTheoryElements,
  CreateToken,
  CreateTokenIntent,
  EncryptedToken,
  HttpClient,
  Proxy as PlatformProxy,
  ProxyRequestOptions,
  Token,
  TokenIntent,
  TokenizeDataModel,
  Tokens,
  UpdateToken,
} from '@basis-theory/web-elements';
import { send, type ApiRequest, type CallOptions } from './api.ts';
import { toCamelCase, toSnakeCase } from './casing.ts';
import { withValues } from './payload.ts';
import { problem, strict, type Start } from './problem.ts';
import { withReferences } from './reference.ts';

type Names<Model> = Record<keyof Required<Model>, true>;
type RequestOptions = NonNullable<Parameters<Tokens['retrieve']>[1]>;

const TOKEN_MODEL = {
  ...{ type: true, data: true, id: true, privacy: true, containers: true, metadata: true, encryption: true },
  ...{ searchIndexes: true, fingerprintExpression: true, mask: true, expiresAt: true },
  ...{ deduplicateToken: true, _debug: true },
} satisfies Names<CreateToken>;

const UPDATE_MODEL = {
  ...{ data: true, privacy: true, containers: true, metadata: true, encryption: true, searchIndexes: true },
  ...{ fingerprintExpression: true, mask: true, expiresAt: true, deduplicateToken: true, _debug: true },
} satisfies Names<UpdateToken>;

const INTENT_MODEL = { type: true, data: true } satisfies Names<CreateTokenIntent>;
const OPTIONS = {
  ...{ apiKey: true, correlationId: true, idempotencyKey: true, deviceInfo: true },
} satisfies Names<RequestOptions>;

const PROXY_OPTIONS = {
  ...OPTIONS,
  ...{ includeResponseHeaders: true, path: true, query: true, headers: true, body: true },
} satisfies Names<ProxyRequestOptions>;

const ENCRYPT_MODEL = {
  ...{ tokenRequests: true, publicKeyPem: true, keyId: true },
} satisfies Names<Parameters<Tokens['encrypt']>[0]>;

/** Types of tokens that the package's types allow. */
const TOKEN_TYPES = {
  ...{ token: true, card: true, bank: true, card_number: true, us_bank_routing_number: true },
  ...{ us_bank_account_number: true, social_security_number: true },
} satisfies Record<Token['type'], true>;

/** Reports a member that the argument of a call may not have. */
function checkMembers(place: string, argument: unknown, known: Readonly<Record<string, true>>): void {
  if (typeof argument !== 'object' || argument === null)
    problem(`${place} is called with ${String(argument)}.`);
  const unknown = Object.keys(argument).find((key) => !(key in known));
  if (unknown !== undefined)
    problem(`${place} is called with "${unknown}". It knows ${Object.keys(known).sort().join(', ')}.`);
}

function checkType(place: string, type: unknown): void {
  if (typeof type !== 'string' || !(type in TOKEN_TYPES))
    problem(`${place}: the package knows no type ${JSON.stringify(type)}.`);
}

function checkId(place: string, id: unknown): asserts id is string {
  if (typeof id !== 'string' || id === '') problem(`${place} requires the id of a token.`);
}

/** An encrypted token, by its form alone: five parts that hold nothing. */
const ENCRYPTED = ['{"alg":"ECDH-ES","enc":"A256GCM"}', '', 'iv', 'encrypted', 'tag']
  .map((part) => btoa(part).replace(/=+$/, ''))
  .join('.');

/** The services of one call of `basistheory()`. */
export function createServices(start: Start): Omit<BasisTheoryElements, 'createElement'> {
  const call = async (place: string, request: ApiRequest, options: CallOptions = {}): Promise<unknown> => {
    checkMembers(`The options of ${place}`, options, OPTIONS);
    return send(start, request, options);
  };

  const tokens: Tokens = {
    create: async (model, options) => {
      const place = 'tokens.create';
      checkMembers(place, model, TOKEN_MODEL);
      checkType(place, model.type);
      if (!('data' in model)) problem(`${place} is called without data.`);
      const body = toSnakeCase(withValues(place, model));
      return toCamelCase(await call(place, { method: 'POST', path: 'tokens', body }, options)) as Token;
    },
    retrieve: async (id, options) => {
      const place = 'tokens.retrieve';
      checkId(place, id);
      const answer = await call(place, { method: 'GET', path: `tokens/${encodeURIComponent(id)}` }, options);
      const token = toCamelCase(answer) as Token;
      return { ...token, data: withReferences(token.data) };
    },
    update: async (id, model, options) => {
      const place = 'tokens.update';
      checkId(place, id);
      checkMembers(place, model, UPDATE_MODEL);
      const body = toSnakeCase(withValues(place, model));
      const path = `tokens/${encodeURIComponent(id)}`;
      return toCamelCase(await call(place, { method: 'PATCH', path, body }, options)) as Token;
    },
    encrypt: (model) =>
      new Promise<EncryptedToken>((resolve) => {
        const place = 'tokens.encrypt';
        checkMembers(place, model, ENCRYPT_MODEL);
        const { tokenRequests, publicKeyPem, keyId } = model;
        if (!publicKeyPem.startsWith('-----BEGIN PUBLIC KEY-----'))
          problem(`${place}: publicKeyPem is no public key in PEM form.`);
        if (keyId === '') problem(`${place} is called without a keyId.`);
        withValues(place, tokenRequests);
        const encrypt = ({ type }: { readonly type: Token['type'] }) => {
          checkType(place, type);
          return { encrypted: ENCRYPTED, type };
        };
        if ('data' in tokenRequests && typeof tokenRequests.type === 'string')
          resolve(encrypt(tokenRequests as { readonly type: Token['type'] }));
        else {
          const named = Object.entries(tokenRequests as Record<string, { readonly type: Token['type'] }>);
          resolve(Object.fromEntries(named.map(([key, request]) => [key, encrypt(request)])));
        }
      }),
  };

  const invokeProxy =
    (method: ApiRequest['method']): PlatformProxy['get'] =>
    async (options = {}) => {
      const place = `proxy.${method.toLowerCase()}`;
      checkMembers(place, options, PROXY_OPTIONS);
      const { path = '', query, headers = {}, body, includeResponseHeaders, ...rest } = options;
      const destinations = [headers['BT-PROXY-KEY'], headers['BT-PROXY-URL'], query?.['bt-proxy-key']];
      if (destinations.filter((each) => each !== undefined).length !== 1)
        problem(`${place} requires one destination: BT-PROXY-KEY or BT-PROXY-URL.`);
      const request: ApiRequest = {
        method,
        path: `proxy${path && `/${path.replace(/^\//, '')}`}`,
        query,
        headers,
        body: body === undefined ? undefined : withValues(place, body),
      };
      if (includeResponseHeaders === true) problem(`${place}: the double answers without headers.`);
      return withReferences(await call(place, request, rest));
    };

  const proxy: PlatformProxy = {
    get: invokeProxy('GET'),
    post: invokeProxy('POST'),
    put: invokeProxy('PUT'),
    patch: invokeProxy('PATCH'),
    delete: invokeProxy('DELETE'),
  };

  const outside = (): never => problem('The double does not send requests of bt.client.');
  const client: HttpClient = { get: outside, post: outside, put: outside, patch: outside, delete: outside };

  return {
    tokens: strict('bt.tokens', tokens),
    proxy: strict('bt.proxy', proxy),
    client: strict('bt.client', client),
    device: strict('bt.device', { getDeviceInfo: () => ({ platform: navigator.platform }) }),
    sessions: strict('bt.sessions', {
      create: async (options) => {
        const answer = await call('sessions.create', { method: 'POST', path: 'sessions' }, options);
        return toCamelCase(answer) as Awaited<ReturnType<BasisTheoryElements['sessions']['create']>>;
      },
    }),
    tokenIntents: strict('bt.tokenIntents', {
      create: async (model, options) => {
        const place = 'tokenIntents.create';
        checkMembers(place, model, INTENT_MODEL);
        checkType(place, model.type);
        const body = withValues(place, model);
        return toCamelCase(
          await call(place, { method: 'POST', path: 'token-intents', body }, options),
        ) as TokenIntent;
      },
    }),
    tokenize: async (data, options) => {
      const body = withValues('tokenize', data);
      return (await call(
        'tokenize',
        { method: 'POST', path: 'tokenize', body },
        options,
      )) as TokenizeDataModel;
    },
  };
}
