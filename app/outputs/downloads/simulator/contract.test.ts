/**
 * The simulator says nothing that the API description does not allow: every operation, and every error that it can give.
 */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { assert, describe, expect, it } from 'vitest';
import { loadApiDescription, type Operation } from '../../../../pipeline/content/api-description/index.ts';
import { ERROR_CLASSES } from '../../../../engines/simulator/code-runs.ts';
import { GOOGLE_PAYMENTS, OPERATIONS } from '../../../../engines/simulator/index.ts';
import { calls as accountUpdater } from './testing/account-updater.ts';
import { calls as applications } from './testing/applications.ts';
import { calls as enrichments } from './testing/enrichments.ts';
import { calls as logs } from './testing/logs.ts';
import { calls as networkTokens } from './testing/network-tokens.ts';
import { calls as proxies } from './testing/proxies.ts';
import { calls as reactors } from './testing/reactors.ts';
import type { OperationCall, OperationCalls } from './testing/operation-calls.ts';
import { calls as tenant } from './testing/tenant.ts';
import { BROWSER, calls as threeds } from './testing/threeds.ts';
import { calls as tokens } from './testing/tokens.ts';
import { calls as wallets } from './testing/wallets.ts';
import { calls as webhooks } from './testing/webhooks.ts';
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

const READER = 'key_test_us_pvt_reads';

const GROUPS: readonly OperationCalls[] = [
  tokens,
  applications,
  proxies,
  reactors,
  threeds,
  wallets,
  webhooks,
  networkTokens,
  accountUpdater,
  logs,
  tenant,
  enrichments,
];
const CALLS = Object.assign({}, ...GROUPS.map(({ successes }) => successes)) as OperationCalls['successes'];
const FAILURES = GROUPS.flatMap(({ failures }) => failures);
const NEVER_GIVEN = Object.assign(
  {},
  ...GROUPS.map(({ neverGiven }) => neverGiven),
) as OperationCalls['neverGiven'];

function request(id: string, changes: Partial<OperationCall> = {}): GivenRequest & OperationCall {
  const call = CALLS[id];
  assert(call, `CALLS has ${id}`);
  return { method: operationOf(id).method, ...call, ...changes };
}

/** A simulator after the operation that a call needs. */
function prepared({ after }: Pick<OperationCall, 'after'>): ReturnType<typeof session> {
  const simulator = session();
  if (after !== undefined) expect(simulator.ask(request(after)).status).toBe(successOf(after));
  return simulator;
}

const successOf = (id: string): number =>
  operationOf(id).responses.find(({ status }) => status < 400)?.status ?? 0;

describe('the operations of the simulator', () => {
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
    const { status, body } = prepared(request(id)).ask(request(id));
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

describe('a key that lacks the permission, or is of another type, receives 403', () => {
  it.each(closedToReader)('$id', ({ id }) => {
    const { status, body } = session().ask(request(id, { key: READER }));
    expect(status).toBe(403);
    expect(problems(id, status, body)).toEqual([]);
  });
});

describe('a key above a rate limit receives 429 with the time to wait', () => {
  it.each(OPERATIONS)('$id', ({ id }) => {
    const simulator = prepared(request(id));
    const ping = { method: 'GET', url: '/applications/key' };
    for (let count = 0; count < 50; count += 1) simulator.ask(ping);
    const { response } = simulator.outcome(request(id));
    const { status, body } = read(response);
    expect(status).toBe(429);
    expect(problems(id, status, body)).toEqual([]);
    expect(response).toHaveProperty(['headers', 'retry-after'], '10');
    expect(simulator.ask(request(id), NOW + 10_000).status).toBe(successOf(id));
  });
});

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
    'threeds.sessions.authenticate 424',
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
    const response = prepared(request(id, changes)).ask(request(id, changes));
    expect(response.status).toBe(status);
    expect(problems(id, status, response.body)).toEqual([]);
    const { errors = {} } = (response.body ?? {}) as { errors?: object };
    expect(Object.keys(errors).length > 0, 'a 400, and nothing else, has errors').toBe(status === 400);
  });

  it('sessions.authorize, 409, for a nonce that was used', () => {
    const simulator = session();
    expect(simulator.ask(request('sessions.authorize')).status).toBe(200);
    const { status, body } = simulator.ask(request('sessions.authorize'));
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

  it('googlePay.create gives a token intent for a card on file, as documented', () => {
    const body = { google_payment_data: GOOGLE_PAYMENTS.PAN_ONLY };
    const response = session().ask(request('googlePay.create', { body }));
    expect(response.body).toMatchObject({ token_intent: { type: 'card' } });
    expect(problems('googlePay.create', 200, response.body)).toEqual([]);
  });

  it('webhooks.create, 422, for a sixth webhook', () => {
    const simulator = session();
    for (let count = 1; count < 5; count += 1)
      expect(simulator.ask(request('webhooks.create')).status).toBe(201);
    const { status, body } = simulator.ask(request('webhooks.create'));
    expect(status).toBe(422);
    expect(problems('webhooks.create', status, body)).toEqual([]);
  });

  it('threeds.sessions.authenticate, 424, for a card whose server fails', () => {
    const simulator = session();
    const { id } = simulator.ask(
      request('tokens.create', {
        body: {
          type: 'card',
          data: { number: '4264281500003339', expiration_month: 12, expiration_year: 2029 },
        },
      }),
    ).body as { id: string };
    const created = simulator.ask(
      request('threeds.sessions.create', {
        body: { token_id: id, type: 'customer', device: 'browser', device_info: BROWSER },
      }),
    );
    const url = `/3ds/sessions/${(created.body as { id: string }).id}/authenticate`;
    const { status, body } = simulator.ask(request('threeds.sessions.authenticate', { url }));
    expect(status).toBe(424);
    expect(problems('threeds.sessions.authenticate', status, body)).toEqual([]);
  });

  it('tokens.get, 403, outside of the containers of a rule', () => {
    const simulator = session();
    const rules = [{ priority: 1, container: '/bank/', transform: 'mask', permissions: ['token:read'] }];
    const { body } = simulator.ask(
      request('applications.create', { body: { name: 'Banks', type: 'private', rules } }),
    );
    const { status, body: error } = simulator.ask(
      request('tokens.get', { key: (body as { key: string }).key }),
    );
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
