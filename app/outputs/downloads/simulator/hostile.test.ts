/** Whatever a request contains, the simulator returns for it a status that the API description or the simulator itself has. */
import fc from 'fast-check';
import { assert, describe, expect, it } from 'vitest';
import { loadApiDescription } from '../../../../pipeline/content/api-description/index.ts';
import { initialState, OPERATIONS, vaultView } from '../../../../engines/simulator/index.ts';
import {
  NOW,
  read,
  send,
  environmentAt,
  type GivenRequest,
} from '../../../../tests/support/platform-session.ts';

const description = await loadApiDescription();

/** Bodies of the API description, of which hostile ones are made. */
const examples = [...description.operations.values()].flatMap(({ requestExamples }) =>
  requestExamples.flatMap(({ body }) => (body === undefined ? [] : [body])),
);

const ODD: readonly unknown[] = [
  undefined,
  null,
  '',
  0,
  -1,
  true,
  [],
  [null],
  {},
  '{{ }}',
  '{{ data',
  '{% if %}',
  '{{ data | hmac }}',
  '__proto__',
  '/',
  'https://',
  '\u0000',
];
const odd = fc.oneof(fc.constantFrom(...ODD), fc.jsonValue());

/** An example with one of its values, at any depth, replaced by an odd one. */
function broken(value: unknown, path: readonly number[], odder: unknown): unknown {
  const [first, ...rest] = path;
  if (first === undefined || typeof value !== 'object' || value === null) return odder;
  const entries = Object.entries(value);
  if (entries.length === 0) return odder;
  const place = first % entries.length;
  const changed = entries.map(([name, inner], index) => [
    name,
    index === place ? broken(inner, rest, odder) : (inner as unknown),
  ]);
  if (Array.isArray(value)) return changed.map(([, inner]) => inner);
  return Object.fromEntries(changed) as unknown;
}

const body = fc.oneof(
  fc.constant(undefined),
  fc.string(),
  odd,
  fc
    .tuple(fc.constantFrom(...examples), fc.array(fc.nat(9), { minLength: 1, maxLength: 4 }), odd)
    .map(([example, path, odder]) => broken(example, path, odder)),
);

/** An ID that the double starts with, by the first part of the path. */
const ID_OF: Readonly<Record<string, string>> = {
  tokens: '30973af6-93f0-4d2e-b4b3-15a136a33945',
  'token-intents': 'cd2299b7-2d41-469c-8433-ff9920f122ec',
  applications: 'b4356c0f-3e67-4561-8a57-6c41b3a09f1b',
  proxies: '7b323a86-ddb4-4bd5-a838-7d664d97a824',
  reactors: 'f65a7d24-1238-4ed2-8de3-d1ea802a4d87',
  'apple-pay': 'a1cfd4b2-a086-4da0-b6fc-6f11c31cf548',
  'google-pay': '5a698b1e-25b2-4b0b-9264-c33597a79a4e',
  webhooks: 'c6ef33bf-1345-4552-860d-67f7ce5f4d62',
  'network-tokens': '44dec08f-cf57-4769-be17-0c25d23c0a87',
  'account-updater': 'd84ddd00-af63-40e6-ab69-391ff1654f8d',
  '3ds': 'd27f6b18-5c3e-4a90-8e41-6f0b2d9c7a35',
};
const IDS = Object.values(ID_OF);
const START = initialState();
const segment = fc.oneof(
  fc.constantFrom(...IDS, '__proto__', '%', '%E0%A4%A'),
  fc.string().map(encodeURIComponent),
);
const query = fc.constantFrom(
  '',
  '?start_date=x',
  '?end_date=2026-11-22',
  '?entity_type=__proto__',
  '?size=0',
  '?size=99999',
  '?page=-1',
  '?start=x',
  '?id=&id=',
  '?name=*',
  '?a=%',
);
const key = fc.constantFrom(
  '<API_KEY>',
  'key_test_us_pub_example',
  'key_test_us_pvt_reads',
  '__proto__',
  null,
);

const requests = fc
  .tuple(fc.constantFrom(...OPERATIONS), segment, segment, query, body, key)
  .map(([{ method, path }, one, other, search, given, withKey]): GivenRequest => {
    let count = 0;
    const url = path.replaceAll(/\{\w+\}/g, () => (count++ === 0 ? one : other)) + search;
    return { method, url, body: given, key: withKey };
  });

const proxied = fc
  .tuple(body, fc.string(), fc.constantFrom('bt-proxy-url', 'bt-proxy-key'))
  .map(([given, text, name]): GivenRequest => ({
    method: 'POST',
    url: '/proxy',
    body: given,
    headers: {
      [name]: name === 'bt-proxy-key' ? 'e29a50980ca5' : `https://echo.basistheory.com/${text}`,
      x: text,
    },
  }));

const OF_EVERY_OPERATION = [401, 403, 404, 429, 501];

function statusesOf({ method, url }: GivenRequest): readonly number[] {
  const { pathname } = new URL(url, 'http://double');
  const operation = OPERATIONS.find(
    (one) =>
      one.method === method && new RegExp(`^${one.path.replaceAll(/\{\w+\}/g, '[^/]*')}$`).test(pathname),
  );
  const documented = operation === undefined ? undefined : description.operations.get(operation.id);
  return [...OF_EVERY_OPERATION, 400, ...(documented?.responses.map(({ status }) => status) ?? [])];
}

/** The paths to all values of an example, as places of properties. */
function pathsIn(value: unknown): readonly (readonly number[])[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((inner, place) => [
    [place],
    ...pathsIn(inner).map((path) => [place, ...path]),
  ]);
}

describe('a hostile request', () => {
  it.each(OPERATIONS)(
    'to $id with any value of an example replaced gets a documented status',
    ({ id, path, method }) => {
      const url = path.replaceAll(/\{\w+\}/g, ID_OF[path.split('/')[1] ?? ''] ?? 'none');
      const unexpected = (description.operations.get(id)?.requestExamples ?? []).flatMap((example) =>
        [[], ...pathsIn(example.body)].flatMap((place) =>
          ODD.flatMap((odder) => {
            const request = { method, url, body: broken(example.body, place, odder) };
            const { status } = read(send(START, request).response);
            return statusesOf(request).includes(status)
              ? []
              : [`${status} for ${JSON.stringify(request.body)}`];
          }),
        ),
      );
      expect(unexpected).toEqual([]);
    },
  );

  it('to an operation gets a documented status, and leaves a vault that can be shown', () => {
    const property = fc.property(fc.array(requests, { minLength: 1, maxLength: 4 }), (given) => {
      let state = START;
      for (const request of given) {
        const outcome = send(state, request);
        ({ state } = outcome);
        const { status } = read(outcome.response);
        assert(statusesOf(request).includes(status), `${request.method} ${request.url}: ${status}`);
      }
      assert(vaultView(state, environmentAt(NOW)).now !== '');
    });
    expect(() => {
      fc.assert(property, { numRuns: 1_000 });
    }).not.toThrow();
  });

  it('to a proxy returns a response', () => {
    const property = fc.property(proxied, (request) => {
      assert(read(send(START, request).response).status >= 200);
    });
    expect(() => {
      fc.assert(property, { numRuns: 500 });
    }).not.toThrow();
  });
});
