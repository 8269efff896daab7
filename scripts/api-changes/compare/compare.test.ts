import { describe, expect, it } from 'vitest';
import { contractPrint } from '../contract.ts';
import { contractOf } from '../read-contract.ts';
import { compareContracts } from './index.ts';

type Json = Readonly<Record<string, unknown>>;

const body = (schema: Json, required = true): Json => ({
  requestBody: { required, content: { 'application/json': { schema } } },
});
const response = (schema: Json, status = 200): Json => ({
  responses: { [status]: { content: { 'application/json': { schema } } } },
});
const object = (properties: Json, required: readonly string[] = []): Json => ({
  type: 'object',
  properties,
  required,
});

/** A description of the operation `things.create`, `POST /things`. */
const describing = (operation: Json, { components = {}, paths = {} }: Record<string, Json> = {}) =>
  contractOf({
    servers: [{ url: 'https://example.com' }],
    paths: {
      '/things': {
        post: { operationId: 'things.create', summary: 'Create a thing', responses: {}, ...operation },
      },
      ...paths,
    },
    components,
  });

/** The changes between two states of the operation, as `kind: sentence`. */
const changed = (before: Json, after: Json, components?: readonly [Json, Json]): readonly string[] =>
  compareContracts(
    describing(before, { components: { schemas: components?.[0] ?? {} } }),
    describing(after, { components: { schemas: components?.[1] ?? {} } }),
  ).map(({ kind, says }) => `${kind}: ${says}`);

const inRequest = (before: Json, after: Json) => changed(body(before), body(after));
const inResponse = (before: Json, after: Json) => changed(response(before), response(after));

describe('a field of a request', () => {
  it.each<[string, Json, Json]>([
    ['new: `b` in the request body is new.', object({ a: {} }), object({ a: {}, b: {} })],
    ['breaking: `b` in the request body is new and required.', object({}), object({ b: {} }, ['b'])],
    ['breaking: `a` in the request body was removed.', object({ a: {} }), object({})],
    ['breaking: `a` in the request body is now required.', object({ a: {} }), object({ a: {} }, ['a'])],
    ['changed: `a` in the request body is no longer required.', object({ a: {} }, ['a']), object({ a: {} })],
    [
      'deprecated: `a` in the request body is deprecated.',
      object({ a: {} }),
      object({ a: { deprecated: true } }),
    ],
    [
      'changed: `a` in the request body is no longer deprecated.',
      object({ a: { deprecated: true } }),
      object({ a: {} }),
    ],
    [
      'breaking: `a.b` in the request body was removed.',
      object({ a: object({ b: {} }) }),
      object({ a: object({}) }),
    ],
    [
      'breaking: `a[].b` in the request body was removed.',
      object({ a: { items: object({ b: {} }) } }),
      object({ a: { items: object({}) } }),
    ],
    [
      'breaking: `a.*.b` in the request body was removed.',
      object({ a: { additionalProperties: object({ b: {} }) } }),
      object({ a: { additionalProperties: object({}) } }),
    ],
    [
      'breaking: The request body can no longer have other properties.',
      object({}),
      { ...object({}), additionalProperties: false },
    ],
  ])('%s', (sentence, before, after) => {
    expect(inRequest(before, after)).toEqual([sentence]);
  });
});

describe('a field of a response', () => {
  it.each<[string, Json, Json]>([
    ['new: `b` in the `200` response is new.', object({}), object({ b: {} }, ['b'])],
    ['breaking: `a` in the `200` response was removed.', object({ a: {} }), object({})],
    ['breaking: `a` in the `200` response can now be absent.', object({ a: {} }, ['a']), object({ a: {} })],
    [
      'changed: `a` in the `200` response is now always present.',
      object({ a: {} }),
      object({ a: {} }, ['a']),
    ],
  ])('%s', (sentence, before, after) => {
    expect(inResponse(before, after)).toEqual([sentence]);
  });
});

describe('the values of a schema', () => {
  it.each<[Json, Json, string, string, string]>([
    [{ type: 'string' }, { type: 'integer' }, 'breaking', 'breaking', 'is now `integer` instead of `string`'],
    [{ type: 'integer' }, { type: 'number' }, 'changed', 'breaking', 'is now `number` instead of `integer`'],
    [{ type: 'string' }, {}, 'changed', 'breaking', 'is now any type instead of `string`'],
    [{ type: 'string' }, { type: ['string', 'null'] }, 'changed', 'breaking', 'can now be `null`'],
    [{ type: ['string', 'null'] }, { type: 'string' }, 'breaking', 'changed', 'can no longer be `null`'],
    [{ enum: ['a', 'b'] }, { enum: ['a'] }, 'breaking', 'changed', 'no longer has the value `b`'],
    [{ enum: ['a'] }, { enum: ['a', 'b', 'c'] }, 'new', 'new', 'also has the values `b` and `c`'],
    [{ const: 'a' }, { enum: ['a', 1] }, 'new', 'new', 'also has the value `1`'],
    [{}, { enum: ['a', 'b'] }, 'breaking', 'changed', 'is now limited to `a` and `b`'],
    [{ enum: ['a'] }, {}, 'changed', 'changed', 'is no longer limited to a list of values'],
    [{}, { maxLength: 5 }, 'breaking', 'changed', 'now has a maximum length of 5'],
    [{ maxLength: 5 }, { maxLength: 6 }, 'changed', 'breaking', 'now has a maximum length of 6 instead of 5'],
    [{ minimum: 0 }, { minimum: 1 }, 'breaking', 'changed', 'now has a minimum of 1 instead of 0'],
    [{ maxItems: 1 }, {}, 'changed', 'breaking', 'no longer has a maximum number of items'],
    [{}, { pattern: '^a' }, 'breaking', 'changed', 'now has the pattern `^a`'],
    [{ format: 'uuid' }, {}, 'changed', 'breaking', 'no longer has the format `uuid`'],
    [
      { format: 'date' },
      { format: 'date-time' },
      'breaking',
      'breaking',
      'now has the format `date-time` instead of `date`',
    ],
    [{ default: 1 }, { default: 2 }, 'breaking', 'changed', 'now defaults to `2` instead of `1`'],
    [{}, { default: [] }, 'changed', 'changed', 'now defaults to `[]`'],
    [{ default: 1 }, {}, 'changed', 'changed', 'no longer has the default `1`'],
  ])('%j to %j', (before, after, sent, received, what) => {
    expect(inRequest(object({ a: before }), object({ a: after }))).toEqual([
      `${sent}: \`a\` in the request body ${what}.`,
    ]);
    expect(inResponse(object({ a: before }), object({ a: after }))).toEqual([
      `${received}: \`a\` in the \`200\` response ${what}.`,
    ]);
  });

  it('are the same in another order, with other words and examples', () => {
    const before = object({ a: { type: ['string', 'null'], enum: ['x', 'y'], description: 'One.' }, b: {} }, [
      'a',
      'b',
    ]);
    const after = object(
      { b: { examples: [1] }, a: { type: ['null', 'string'], enum: ['y', 'x'], description: 'Other.' } },
      ['b', 'a'],
    );
    expect(inRequest(before, after)).toEqual([]);
    expect(contractPrint(describing(body(before)))).toBe(contractPrint(describing(body(after))));
  });

  it('give another fingerprint where they differ', () => {
    expect(contractPrint(describing(body(object({ a: {} }))))).not.toBe(
      contractPrint(describing(body(object({ b: {} })))),
    );
  });
});

describe('an operation', () => {
  const size = (schema: Json, required = false) => ({ name: 'size', in: 'query', required, schema });

  it.each<[string, Json, Json]>([
    ['new: The `size` query parameter is new.', {}, { parameters: [size({})] }],
    ['breaking: The `size` query parameter is new and required.', {}, { parameters: [size({}, true)] }],
    ['breaking: The `size` query parameter was removed.', { parameters: [size({})] }, {}],
    [
      'breaking: The `size` query parameter is now required.',
      { parameters: [size({})] },
      { parameters: [size({}, true)] },
    ],
    [
      'changed: The `size` query parameter is no longer required.',
      { parameters: [size({}, true)] },
      { parameters: [size({})] },
    ],
    [
      'breaking: The `size` query parameter now has a maximum of 9.',
      { parameters: [size({})] },
      { parameters: [size({ maximum: 9 })] },
    ],
    ['new: The request body is new.', {}, body({}, false)],
    ['breaking: The request body is new and required.', {}, body({})],
    ['breaking: The request body was removed.', body({}), {}],
    ['breaking: The request body is now required.', body({}, false), body({})],
    [
      'breaking: The request body is now `text/plain` instead of `application/json`.',
      body({}),
      { requestBody: { required: true, content: { 'text/plain': {} } } },
    ],
    ['new: The `201` response is new.', {}, response({}, 201)],
    ['changed: The `404` response is new.', {}, response({}, 404)],
    ['breaking: The `201` response was removed.', response({}, 201), {}],
    ['changed: The `404` response was removed.', response({}, 404), {}],
    ['breaking: The `201` response no longer has a body.', response({}, 201), { responses: { 201: {} } }],
    ['deprecated: `POST /things` is deprecated.', {}, { deprecated: true }],
  ])('%s', (sentence, before, after) => {
    expect(changed(before, after)).toEqual([sentence]);
  });

  const needs = (needed: string, ...permissions: string[]) => ({
    'x-permissions': permissions,
    'x-permissions-needed': needed,
  });

  it.each<[string, Json, Json]>([
    [
      'breaking: `POST /things` now needs `a` and `b` instead of `a`.',
      needs('all', 'a'),
      needs('all', 'a', 'b'),
    ],
    [
      'changed: `POST /things` now needs `a` or `b` instead of `a`.',
      needs('all', 'a'),
      needs('any', 'a', 'b'),
    ],
    [
      'changed: `POST /things` now needs `a` or `b` instead of all of them.',
      needs('all', 'a', 'b'),
      needs('any', 'a', 'b'),
    ],
    [
      'breaking: `POST /things` now needs `a` and `b` instead of any of them.',
      needs('any', 'a', 'b'),
      needs('all', 'a', 'b'),
    ],
    ['changed: `POST /things` now needs `a`.', {}, needs('all', 'a')],
    [
      'breaking: `POST /things` can no longer be called by `public` applications.',
      { 'x-application-types': ['private', 'public'] },
      { 'x-application-types': ['private'] },
    ],
    [
      'new: `POST /things` can now be called by `public` applications.',
      { 'x-application-types': ['private'] },
      { 'x-application-types': ['private', 'public'] },
    ],
  ])('%s', (sentence, before, after) => {
    expect(changed(before, after)).toEqual([sentence]);
  });

  it('that has one permission needs it, whatever the count says', () => {
    expect(changed(needs('all', 'a'), needs('any', 'a'))).toEqual([]);
  });

  const other = { '/others': { get: { operationId: 'others.list', summary: 'List others', responses: {} } } };

  it('is new, or gone', () => {
    const [one, both] = [describing({}), describing({}, { paths: other })];
    expect(compareContracts(one, both)).toEqual([
      { kind: 'new', operations: ['others.list'], says: '`GET /others` is new: List others.' },
    ]);
    expect(compareContracts(both, one)).toEqual([
      { kind: 'breaking', operations: [], says: '`GET /others` was removed: List others.' },
    ]);
  });

  it('can move, but not by another name for a part of its path', () => {
    const at = (route: string) => describing({}, { paths: { [route]: other['/others'] } });
    expect(compareContracts(at('/a/{id}'), at('/a/{name}'))).toEqual([]);
    expect(compareContracts(at('/a'), at('/b'))).toEqual([
      { kind: 'breaking', operations: ['others.list'], says: '`GET /b` replaces `GET /a`.' },
    ]);
  });

  it('without an ID shares a line with those that do the same', () => {
    const call = { summary: 'Send a request', responses: {} };
    const item = { get: call, post: call };
    const after = describing({}, { paths: { '/proxy': item, '/proxy/{path}': item } });
    expect(compareContracts(describing({}), after).map(({ says }) => says)).toEqual([
      '`/proxy` and `/proxy/{path}` are new for `GET` and `POST`: Send a request.',
    ]);
  });
});

describe('a schema with a name', () => {
  const thing = { $ref: '#/components/schemas/Thing' };
  const before = { Thing: object({ a: {} }, ['a']) };
  const after = { Thing: object({ a: {}, b: {} }, ['b']) };

  it('is compared once, for all operations and directions', () => {
    const operation = { ...body(thing), ...response(thing) };
    expect(changed(operation, operation, [before, after])).toEqual([
      'breaking: `a` in `Thing` is no longer required and can be absent in responses.',
      'breaking: `b` in `Thing` is new and required.',
    ]);
  });

  it('is compared for the one direction that it has', () => {
    expect(changed(response(thing), response(thing), [before, after])).toEqual([
      'breaking: `a` in `Thing` can now be absent.',
      'new: `b` in `Thing` is new.',
    ]);
  });

  it('concerns the operations that lead to it, also through others', () => {
    const outer = { Outer: object({ things: { type: 'array', items: thing } }) };
    const operation = response({ $ref: '#/components/schemas/Outer' });
    const [old, young] = [before, after].map((schemas) =>
      describing(operation, { components: { schemas: { ...outer, ...schemas } } }),
    );
    if (old === undefined || young === undefined) throw new Error('Both are described.');
    expect(compareContracts(old, young).map(({ operations }) => operations)).toEqual([
      ['things.create'],
      ['things.create'],
    ]);
  });

  it('that nothing uses changes nothing', () => {
    expect(changed({}, {}, [before, after])).toEqual([]);
  });

  it('can be renamed', () => {
    const renamed = { Item: before.Thing };
    expect(changed(body(thing), body({ $ref: '#/components/schemas/Item' }), [before, renamed])).toEqual([]);
    expect(
      changed(body(thing), body({ $ref: '#/components/schemas/Item' }), [before, { Item: object({}) }]),
    ).toEqual(['breaking: `a` in the request body was removed.']);
  });

  it('can be inside itself', () => {
    const nested = { Thing: object({ inner: thing }) };
    expect(
      changed(body(thing), body({ $ref: '#/components/schemas/Item' }), [
        nested,
        { Item: object({ inner: { $ref: '#/components/schemas/Item' } }) },
      ]),
    ).toEqual([]);
    expect(changed(body(thing), body(thing), [nested, { Thing: object({ inner: thing, b: {} }) }])).toEqual([
      'new: `b` in `Thing` is new.',
    ]);
  });
});

describe('all changes', () => {
  it('are in the order of what a reader needs to know first', () => {
    const before = object({ gone: {}, old: {} });
    const after = object({ old: { deprecated: true }, young: {} });
    expect(inRequest(before, after).map((change) => change.split(':')[0])).toEqual([
      'breaking',
      'deprecated',
      'new',
    ]);
  });

  it('join operations that share a sentence', () => {
    const paths = (status: string) => ({
      '/others': { get: { operationId: 'others.list', responses: { [status]: {} } } },
    });
    const of = (status: string) => describing({ responses: { [status]: {} } }, { paths: paths(status) });
    expect(compareContracts(of('200'), of('201'))).toEqual([
      {
        kind: 'breaking',
        operations: ['things.create', 'others.list'],
        says: 'The `200` response was removed.',
      },
      { kind: 'new', operations: ['things.create', 'others.list'], says: 'The `201` response is new.' },
    ]);
  });

  it('of the hosts count', () => {
    const contract = describing({});
    expect(
      compareContracts(contract, { ...contract, servers: ['https://other.example'] }).map(({ says }) => says),
    ).toEqual(['The host `https://example.com` was removed.', 'The host `https://other.example` is new.']);
  });
});
