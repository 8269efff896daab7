/**
 * The double says nothing that the API description does not allow: every operation, and every error that it can give.
 */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { assert, describe, expect, it } from 'vitest';
import { loadApiDescription, type Operation } from '../../../material/api-description/index.ts';
import { ERROR_CLASSES } from '../../../../src/lib/platform-double/reactors/fixed-reactors.ts';
import { OPERATIONS } from '../../../../src/lib/platform-double/index.ts';
import { NOW, read, session, type GivenRequest } from '../../../../tests/support/platform-session.ts';

const description = await loadApiDescription();

const ajv = new Ajv2020({ allErrors: true, strictTypes: false });
addFormats(ajv);

/** With references by bare name, and with no room for a property that a schema does not list. */
function closed(schema: object): object {
  return JSON.parse(JSON.stringify(schema), (_, value: unknown) => {
    if (typeof value === 'string') return value.replace(/^#\/components\/schemas\//, '');
    const isOpen =
      typeof value === 'object' &&
      value !== null &&
      'properties' in value &&
      !('additionalProperties' in value);
    return isOpen && 'type' in value ? { ...value, additionalProperties: false } : value;
  }) as object;
}
for (const [name, schema] of description.schemas) ajv.addSchema(closed(schema), name);

const compiled = new Map<object, ValidateFunction>();

function operationOf(id: string): Operation {
  const operation = description.operations.get(id);
  assert(operation, `the description has ${id}`);
  return operation;
}

/** What the description says against a response; nothing where it is documented. */
function problems(id: string, status: number, body: unknown): readonly string[] {
  const documented = operationOf(id).responses.find((response) => response.status === status);
  if (documented === undefined) return [`${id} documents no ${status}.`];
  if (documented.contentType === undefined)
    return body === undefined ? [] : [`${id} documents no body for ${status}.`];
  if (body === undefined) return [`${id} documents a body for ${status}.`];
  const { schema = {} } = documented;
  const validate = compiled.get(schema) ?? ajv.compile(closed(schema));
  compiled.set(schema, validate);
  if (validate(body)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message }) => `${id} ${status}${instancePath}: ${message}`,
  );
}

const CARD = '30973af6-93f0-4d2e-b4b3-15a136a33945';
const INTENT = 'cd2299b7-2d41-469c-8433-ff9920f122ec';
const SAMPLES = 'b4356c0f-3e67-4561-8a57-6c41b3a09f1b';
const NONCE = 'pDAjbM7dKpTVXGmkzpMX4k';
const card = {
  type: 'card',
  data: { number: '4242424242424242', expiration_month: 12, expiration_year: 2029 },
};
const badCard = { type: 'card', data: { number: '4242424242424241' } };
const application = { name: 'Desk', type: 'private', permissions: ['token:read'] };
const KEY = 'cc91b922-b0bf-4782-8e50-3f56f961be21';
const PROXY = '7b323a86-ddb4-4bd5-a838-7d664d97a824';
const proxy = { name: 'Processor', destination_url: 'https://echo.basistheory.com/anything' };
const REACTOR = 'f65a7d24-1238-4ed2-8de3-d1ea802a4d87';
const reaction = { args: { card: `{{ ${CARD} }}` } };
const WEBHOOK = 'c6ef33bf-1345-4552-860d-67f7ce5f4d62';
const webhook = { name: 'Tokens', url: 'https://store.example.com/hooks', events: ['token.created'] };
const rule = { priority: 1, container: '/pci/', permissions: ['token:read'] };
const condition = { attribute: 'id', operator: 'equals', value: CARD };
const grant = { nonce: NONCE, permissions: ['token:read'] };

/** How each operation is called so that it succeeds. */
const CALLS: Readonly<Record<string, Omit<GivenRequest, 'method'>>> = {
  'tokens.create': { url: '/tokens', body: card },
  'tokens.get': { url: `/tokens/${CARD}` },
  'tokens.update': { url: `/tokens/${CARD}`, body: { metadata: { order_id: 'A-2' } } },
  'tokens.delete': { url: `/tokens/${CARD}` },
  'tokens.listV2': { url: '/v2/tokens?size=1' },
  'tokens.searchV2': { url: '/v2/tokens/search', body: { query: 'type:card' } },
  'tokens.tokenize': { url: '/tokenize', body: { name: 'Ada', card } },
  'tokens.detokenize': { url: '/detokenize', body: { card: `{{ ${CARD} }}` } },
  'tokenIntents.create': { url: '/token-intents', body: card },
  'tokenIntents.get': { url: `/token-intents/${INTENT}` },
  'tokenIntents.delete': { url: `/token-intents/${INTENT}` },
  'applications.list': { url: '/applications' },
  'applications.create': { url: '/applications', body: application },
  'applications.getByKey': { url: '/applications/key' },
  'applications.get': { url: `/applications/${SAMPLES}` },
  'applications.update': {
    url: `/applications/${SAMPLES}`,
    body: { name: 'Desk', permissions: ['token:read'] },
  },
  'applications.delete': { url: `/applications/${SAMPLES}` },
  'sessions.create': { url: '/sessions' },
  'sessions.authorize': { url: '/sessions/authorize', body: grant },
  'applicationKeys.list': { url: `/applications/${SAMPLES}/keys` },
  'applicationKeys.create': { url: `/applications/${SAMPLES}/keys` },
  'applicationKeys.get': { url: `/applications/${SAMPLES}/keys/${KEY}` },
  'applicationKeys.delete': { url: `/applications/${SAMPLES}/keys/${KEY}` },
  'proxies.list': { url: '/proxies' },
  'proxies.create': { url: '/proxies', body: proxy },
  'proxies.get': { url: `/proxies/${PROXY}` },
  'proxies.update': { url: `/proxies/${PROXY}`, body: proxy },
  'proxies.patch': { url: `/proxies/${PROXY}`, body: { name: 'Processor (EU)' } },
  'proxies.delete': { url: `/proxies/${PROXY}` },
  'reactors.list': { url: '/reactors' },
  'reactors.get': { url: `/reactors/${REACTOR}` },
  'reactors.react': { url: `/reactors/${REACTOR}/react`, body: reaction },
  'reactors.reactAsync': { url: `/reactors/${REACTOR}/react-async`, body: reaction },
  'reactors.results.get': { url: `/reactors/${REACTOR}/results/6b1a2b74-1b6c-4bb4-b43e-d1435793740e` },
  'webhooks.list': { url: '/webhooks' },
  'webhooks.create': { url: '/webhooks', body: webhook },
  'webhooks.events.list': { url: '/webhooks/event-types' },
  'webhooks.get': { url: `/webhooks/${WEBHOOK}` },
  'webhooks.update': { url: `/webhooks/${WEBHOOK}`, body: { ...webhook, status: 'disabled' } },
  'webhooks.delete': { url: `/webhooks/${WEBHOOK}` },
};

const READER = 'key_test_us_pvt_reads';
const PUBLIC = 'key_test_us_pub_example';

/** Requests that fail, by operation and status, beside those that every operation has. */
const FAILURES: readonly (readonly [string, number, Partial<GivenRequest>])[] = [
  ['tokens.create', 400, { body: badCard }],
  ['tokens.create', 400, { body: { data: 1 } }],
  ['tokens.create', 400, { body: { ...card, id: 'a/b' } }],
  ['tokens.create', 400, { body: { ...card, containers: ['pci'] } }],
  ['tokens.create', 400, { body: { ...card, mask: '{{ data.number | no_such_filter }}' } }],
  ['tokens.create', 400, { body: { ...card, search_indexes: ['{{ data.cvc }}'] } }],
  ['tokens.create', 400, { body: { ...card, metadata: { count: 1 } } }],
  ['tokens.create', 400, { body: { ...card, expires_at: 'tomorrow' } }],
  ['tokens.create', 400, { body: { token_intent_id: 'nothing' } }],
  ['tokens.create', 400, { body: '{' }],
  ['tokens.create', 409, { body: { ...card, id: CARD } }],
  ['tokens.get', 404, { url: '/tokens/nothing' }],
  ['tokens.update', 400, { body: { type: 'token' } }],
  ['tokens.update', 404, { url: '/tokens/nothing' }],
  ['tokens.update', 415, { headers: { 'content-type': 'application/json' } }],
  ['tokens.delete', 404, { url: '/tokens/nothing' }],
  ['tokens.searchV2', 400, { body: { query: 'type:card AND data:4242' } }],
  ['tokens.searchV2', 400, { body: { query: 'type:card OR type:bank' } }],
  ['tokens.searchV2', 400, { body: { query: 'id:1' } }],
  ['tokens.searchV2', 400, { body: { query: 'type:card', size: 101 } }],
  ['tokens.tokenize', 400, { body: [card, badCard] }],
  ['tokens.tokenize', 400, { body: [1, 2, 3, 4, 5, 6] }],
  ['tokens.tokenize', 409, { body: [{ ...card, id: CARD }] }],
  ['tokens.detokenize', 400, { body: { card: '{{ nothing-has-this-id }}' } }],
  ['tokens.detokenize', 400, { body: Array.from({ length: 6 }, () => `{{ ${CARD} }}`) }],
  ['tokenIntents.create', 400, { body: badCard }],
  ['tokenIntents.get', 404, { url: '/token-intents/nothing' }],
  ['tokenIntents.delete', 404, { url: '/token-intents/nothing' }],
  ['applications.create', 400, { body: { ...application, name: '' } }],
  ['applications.create', 400, { body: { ...application, permissions: [] } }],
  ['applications.create', 400, { body: { ...application, permissions: Array(51).fill('token:read') } }],
  ['applications.create', 400, { body: { ...application, rules: [{ ...rule, priority: 0 }] } }],
  ['applications.create', 400, { body: { ...application, rules: [rule, rule] } }],
  ['applications.create', 400, { body: { ...application, rules: [{ ...rule, container: 'pci' }] } }],
  ['applications.create', 400, { body: { ...application, rules: [{ ...rule, transform: 'show' }] } }],
  ['applications.create', 400, { body: { ...application, rules: [{ ...rule, conditions: [condition] }] } }],
  ['applications.create', 400, { body: { ...application, type: 'management', rules: [rule] } }],
  ['sessions.authorize', 400, { body: { nonce: NONCE, rules: [{ ...rule, container: undefined }] } }],
  [
    'sessions.authorize',
    400,
    {
      body: {
        nonce: NONCE,
        rules: [{ priority: 1, permissions: [], conditions: [{ ...condition, operator: 'contains' }] }],
      },
    },
  ],
  ['applications.get', 404, { url: '/applications/nothing' }],
  ['applications.update', 400, { body: { name: 'Desk' } }],
  ['applications.update', 404, { url: '/applications/nothing' }],
  ['applications.delete', 404, { url: '/applications/nothing' }],
  ['tokens.detokenize', 403, { key: PUBLIC }],
  ['tokens.listV2', 403, { key: PUBLIC }],
  ['sessions.create', 400, { body: '{' }],
  ['sessions.authorize', 403, { key: PUBLIC }],
  ['sessions.authorize', 400, { body: { permissions: ['token:read'] } }],
  ['sessions.authorize', 400, { body: { nonce: NONCE } }],
  ['sessions.authorize', 404, { body: { ...grant, nonce: 'unknown' } }],
  ['applicationKeys.list', 404, { url: '/applications/nothing/keys' }],
  ['applicationKeys.create', 422, { url: '/applications/nothing/keys' }],
  ['applicationKeys.get', 404, { url: `/applications/${SAMPLES}/keys/nothing` }],
  ['applicationKeys.get', 404, { url: `/applications/nothing/keys/${KEY}` }],
  ['applicationKeys.delete', 404, { url: `/applications/${SAMPLES}/keys/nothing` }],
  ['proxies.create', 400, { body: { ...proxy, name: 'P'.repeat(201) } }],
  ['proxies.create', 400, { body: { ...proxy, destination_url: 'http://psp.example.com' } }],
  ['proxies.create', 400, { body: { ...proxy, destination_url: 'https://127.0.0.1/charges' } }],
  ['proxies.create', 400, { body: { ...proxy, destination_url: 'https://' } }],
  ['proxies.create', 400, { body: { ...proxy, request_transforms: [{ type: 'mask' }] } }],
  ['proxies.create', 400, { body: { ...proxy, request_transforms: [{ code: '1' }, { code: '2' }] } }],
  ['proxies.create', 400, { body: { ...proxy, response_transforms: [{ type: 'append_json' }] } }],
  ['proxies.create', 400, { body: { ...proxy, response_transforms: 'mask' } }],
  ['proxies.create', 400, { body: { ...proxy, configuration: { KEY: 1 } } }],
  ['proxies.create', 400, { body: { ...proxy, application: { id: 'nothing' } } }],
  ['proxies.create', 400, { body: { ...proxy, require_auth: 'no' } }],
  ['proxies.get', 404, { url: '/proxies/nothing' }],
  ['proxies.update', 400, { body: { name: 'Processor' } }],
  ['proxies.update', 404, { url: '/proxies/nothing' }],
  ['proxies.patch', 400, { body: { name: null } }],
  ['proxies.patch', 404, { url: '/proxies/nothing' }],
  ['proxies.patch', 415, { headers: { 'content-type': 'application/json' } }],
  ['proxies.delete', 404, { url: '/proxies/nothing' }],
  ['reactors.get', 404, { url: '/reactors/nothing' }],
  ['reactors.react', 400, { body: {} }],
  ['reactors.react', 400, { body: { args: { card: '{{ nothing-has-this-id }}' } } }],
  ['reactors.react', 404, { url: '/reactors/nothing/react' }],
  ['reactors.reactAsync', 400, { body: {} }],
  ['reactors.reactAsync', 404, { url: '/reactors/nothing/react-async' }],
  ['reactors.results.get', 404, { url: `/reactors/${REACTOR}/results/nothing` }],
  ['reactors.results.get', 404, { url: '/reactors/nothing/results/6b1a2b74-1b6c-4bb4-b43e-d1435793740e' }],
  ['webhooks.create', 400, { body: { ...webhook, url: 'http://store.example.com/hooks' } }],
  ['webhooks.create', 400, { body: { ...webhook, url: 'hooks' } }],
  ['webhooks.create', 400, { body: { ...webhook, name: '' } }],
  ['webhooks.create', 400, { body: { ...webhook, notify_email: 1 } }],
  ['webhooks.create', 400, { body: { ...webhook, events: [] } }],
  ['webhooks.create', 400, { body: { ...webhook, events: ['token:created'] } }],
  ['webhooks.get', 404, { url: '/webhooks/nothing' }],
  ['webhooks.update', 400, { body: { name: 'Tokens' } }],
  ['webhooks.update', 400, { body: { ...webhook, status: 'paused' } }],
  ['webhooks.update', 404, { url: '/webhooks/nothing' }],
  ['webhooks.delete', 404, { url: '/webhooks/nothing' }],
];

function request(id: string, changes: Partial<GivenRequest> = {}): GivenRequest {
  const call = CALLS[id];
  assert(call, `CALLS has ${id}`);
  return { method: operationOf(id).method, ...call, ...changes };
}

const successOf = (id: string): number =>
  operationOf(id).responses.find(({ status }) => status < 400)?.status ?? 0;

describe('the operations of the double', () => {
  it.each(OPERATIONS)('$id is as the description has it', ({ id, method, path, permissions, types }) => {
    const operation = operationOf(id);
    expect({ method, path, permissions, types: [...types].sort() }).toEqual({
      method: operation.method,
      path: operation.path,
      permissions: operation.permissions,
      types: [...operation.applicationTypes].sort(),
    });
  });

  it('are all called here', () => {
    expect(Object.keys(CALLS).sort()).toEqual(OPERATIONS.map(({ id }) => id).sort());
  });
});

describe.each(OPERATIONS)('$id', ({ id }) => {
  it('succeeds as documented', () => {
    const { status, body } = session().ask(request(id));
    expect(status).toBe(successOf(id));
    expect(problems(id, status, body)).toEqual([]);
  });

  it.each([null, '', 'key_test_unknown'])('returns 401 without a body for the key %j', (key) => {
    const { status, body } = session().ask(request(id, { key }));
    expect(status).toBe(401);
    expect(problems(id, status, body)).toEqual([]);
  });
});

const closedToReader = OPERATIONS.filter(
  ({ id, permissions, types }) =>
    !permissions.includes('token:read') &&
    (permissions.length > 0 || types.includes('public')) &&
    operationOf(id).responses.some(({ status }) => status === 403),
);

describe('a key that lacks the permission, or is of another type, gets 403', () => {
  it.each(closedToReader)('$id', ({ id }) => {
    const { status, body } = session().ask(request(id, { key: READER }));
    expect(status).toBe(403);
    expect(problems(id, status, body)).toEqual([]);
  });
});

describe('a key above a rate limit gets 429 with the time to wait', () => {
  it.each(OPERATIONS)('$id', ({ id }) => {
    const double = session();
    const ping = { method: 'GET', url: '/applications/key' };
    for (let count = 0; count < 50; count += 1) double.ask(ping);
    const { response } = double.outcome(request(id));
    const { status, body } = read(response);
    expect(status).toBe(429);
    expect(problems(id, status, body)).toEqual([]);
    expect(response).toHaveProperty(['headers', 'retry-after'], '10');
    expect(double.ask(request(id), NOW + 10_000).status).toBe(successOf(id));
  });
});

/** Documented errors that the double never gives, and why. */
const NEVER_GIVEN: Readonly<Record<string, string>> = {
  'tokens.update 409': 'It returns 501 for deduplication on update.',
  'tokens.detokenize 409': 'Its requests run one after another, so none is still running.',
  'tokens.delete 400': 'The request has no body, and every path is a possible ID.',
  'tokenIntents.create 422': 'No source says which well-formed intents the platform rejects.',
  'applications.list 404': 'Its tenant always exists.',
  'applications.getByKey 404': 'A key belongs to an application, or the response is 401.',
  'proxies.list 404': 'Its tenant always exists.',
  'reactors.list 404': 'Its tenant always exists.',
  'reactors.react 422': 'The code of the fixed reactors compiles.',
  'reactors.reactAsync 422': 'The code of the fixed reactors compiles.',
  'reactors.results.get 422': 'The code of the fixed reactors compiles.',
  'webhooks.list 400': 'The request has no parameters and no body.',
  'webhooks.delete 400': 'The request has no body, and a change takes effect at once.',
};

describe('every documented error', () => {
  const documented = OPERATIONS.flatMap(({ id }) =>
    operationOf(id)
      .responses.filter(({ status }) => status >= 400)
      .map(({ status }) => [id, status] as const),
  );
  const given = new Set([
    ...FAILURES.map(([id, status]) => `${id} ${status}`),
    ...OPERATIONS.flatMap(({ id }) => [`${id} 401`, `${id} 429`]),
    ...closedToReader.map(({ id }) => `${id} 403`),
    'sessions.authorize 409',
    'webhooks.create 422',
    ...[...ERROR_CLASSES.values()].map(([status]) => `reactors.react ${status}`),
    'tokens.get 403',
  ]);

  it.each(documented)('%s, %i, is given in a test above, or it is said why not', (id, status) => {
    const name = `${id} ${status}`;
    expect(given.has(name)).not.toBe(NEVER_GIVEN[name] !== undefined);
  });
});

describe('failures are documented', () => {
  it.each(FAILURES)('%s, %i, %j', (id, status, changes) => {
    const response = session().ask(request(id, changes));
    expect(response.status).toBe(status);
    expect(problems(id, status, response.body)).toEqual([]);
    const { errors = {} } = (response.body ?? {}) as { errors?: object };
    expect(Object.keys(errors).length > 0, 'a 400, and nothing else, has errors').toBe(status === 400);
  });

  it('sessions.authorize, 409, for a nonce that was used', () => {
    const double = session();
    expect(double.ask(request('sessions.authorize')).status).toBe(200);
    const { status, body } = double.ask(request('sessions.authorize'));
    expect(status).toBe(409);
    expect(problems('sessions.authorize', status, body)).toEqual([]);
  });

  it.each([...ERROR_CLASSES])('reactors.react, where the code throws %s', (error, [status]) => {
    const url = '/reactors/d3a7e1c5-1f7c-4b61-8e0d-8b2e5c9f3a33/react';
    const body = { args: { error, message: 'The amount is missing.' } };
    const response = session().ask(request('reactors.react', { url, body }));
    expect(response.status).toBe(status);
    expect(problems('reactors.react', status, response.body)).toEqual([]);
  });

  it('webhooks.create, 422, for a sixth webhook', () => {
    const double = session();
    for (let count = 1; count < 5; count += 1)
      expect(double.ask(request('webhooks.create')).status).toBe(201);
    const { status, body } = double.ask(request('webhooks.create'));
    expect(status).toBe(422);
    expect(problems('webhooks.create', status, body)).toEqual([]);
  });

  it('tokens.get, 403, outside of the containers of a rule', () => {
    const double = session();
    const rules = [{ priority: 1, container: '/bank/', transform: 'mask', permissions: ['token:read'] }];
    const { body } = double.ask(
      request('applications.create', { body: { name: 'Banks', type: 'private', rules } }),
    );
    const { status, body: error } = double.ask(request('tokens.get', { key: (body as { key: string }).key }));
    expect(status).toBe(403);
    expect(problems('tokens.get', status, error)).toEqual([]);
  });
});

it('this test notices a property that the description does not have, and a missing body', () => {
  expect(problems('tokens.get', 200, { id: 'one', color: 'red' })).toEqual([
    'tokens.get 200: must NOT have additional properties',
  ]);
  expect(problems('tokens.get', 200, undefined)).toEqual(['tokens.get documents a body for 200.']);
  expect(problems('tokens.get', 401, {})).toEqual(['tokens.get documents no body for 401.']);
  expect(problems('tokens.get', 418, {})).toEqual(['tokens.get documents no 418.']);
});
