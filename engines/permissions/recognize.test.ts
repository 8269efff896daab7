import { describe, expect, it } from 'vitest';
import { data } from '../../components/tools/PermissionPlanner/data.ts';
import { emitRequestSample } from '../../pipeline/code-samples/requests/index.ts';
import { SAMPLE_LANGUAGES } from '../../pipeline/code-samples/index.ts';
import { loadSample } from '../../pipeline/code-samples/samples/index.ts';
import { loadApiDescription } from '../../pipeline/content/api-description/index.ts';
import { planAccess, recognizeCode, unpackFacts } from '.';

const facts = unpackFacts((await data()).facts);
const description = await loadApiDescription();

const ids = (code: string): string[] => recognizeCode(code, facts).operations.map(({ id }) => id);

describe('operations in code', () => {
  it.each(SAMPLE_LANGUAGES)('are recognized in every request sample in %s', (language) => {
    const wrong = [...description.operations.values()].flatMap((operation) =>
      operation.requestExamples.flatMap((example) => {
        const code = emitRequestSample(language, { description, operation, example, environment: 'test' });
        const found = ids(code);
        return found.join() === operation.id ? [] : [`${operation.id}, ${example.name}: ${found.join()}`];
      }),
    );
    // The code of these transforms and reactors creates a token.
    expect(wrong).toEqual([
      'proxies.create, inbound: proxies.create,tokens.create',
      'reactors.create, with_application: reactors.create,tokens.create',
    ]);
  });

  it.each(['charge-with-fallback', 'charge-wallet-payment'])('of the sample %s are the proxy’s', (name) => {
    for (const { language, code } of loadSample(name).files) {
      const { operations, unknown } = recognizeCode(code, facts);
      const found = operations.map(({ id }) => id);
      expect([language, found, unknown]).toEqual([language, ['proxy'], []]);
      const plan = planAccess(
        { operations: found, runsIn: 'server', containers: ['/'], view: 'mask' },
        facts,
      );
      expect(plan.applications.map(({ type, permissions }) => [type, permissions])).toEqual([
        ['private', ['proxy:invoke']],
      ]);
    }
  });

  it.each([
    ['POST /tokens HTTP/1.1', ['tokens.create']],
    ['curl -X DELETE "https://api.basistheory.com/tokens/$ID"', ['tokens.delete']],
    ['curl https://api.test.basistheory.com/tokens -H "BT-API-KEY: x" --json @card.json', ['tokens.create']],
    [
      'curl "https://api.test.basistheory.com/tokens/1" -X DELETE\ncurl "https://api.test.basistheory.com/tokens/2"',
      ['tokens.delete', 'tokens.get'],
    ],
    ['GET /applications/key', ['applications.getByKey']],
    [
      'const api = "https://api.basistheory.com";\nawait fetch(`${api}/tokens/${id}`, { method: "PATCH" })',
      ['tokens.update'],
    ],
    ['requests.delete("https://api.basistheory.com/tokens/" + token_id)', ['tokens.delete']],
    [
      'fetch("https://api.basistheory.com/reactors/" + id + "/react", { method: "POST" })',
      ['reactors.react'],
    ],
    ['await vault.Reactors.ReactAsync(id, body);', ['reactors.react']],
    ['response, err := api.Reactors.ReactAsync(ctx, id, body)', ['reactors.reactAsync']],
    ['client\n  .tokens()\n  .create(request)', ['tokens.create']],
    ['client.tokens.with_raw_response.create(type="card")', ['tokens.create']],
    ['await bt?.tokenIntents.create({ type: "card", data: card })', ['tokenIntents.create']],
    ['const token = await bt.tokens.retrieve(id, { apiKey: session.sessionKey });', ['tokens.get']],
    ['BasisTheoryElements.createToken(body: body) { data, error in', ['tokens.create']],
    ['POST https://api.test.basistheory.com/proxy/v1/payment_intents?x=1', ['proxy']],
  ])('%s', (code, expected) => {
    expect(ids(code)).toEqual(expected);
  });

  it.each([
    'stripe.tokens.create({ card })',
    'fetch("https://api.stripe.com/v1/tokens", { method: "POST" })',
    'settings.get("tokens")',
    'A sentence about tokens. Create (one).',
    '',
  ])('are not in %j', (code) => {
    expect(recognizeCode(code, facts)).toMatchObject({ operations: [], unknown: [] });
  });

  it('are said to be unknown where the platform has no such request', () => {
    expect(recognizeCode('curl https://api.basistheory.com/cards\nPUT /tokens/1', facts).unknown).toEqual([
      { written: 'GET /cards', line: 1 },
      { written: 'PUT /tokens/1', line: 2 },
    ]);
  });

  it('have the line of their first place', () => {
    expect(recognizeCode('\n\nclient.tokens.get(id)\nclient.tokens.get(id)', facts).operations).toEqual([
      { id: 'tokens.get', written: 'client.tokens.get', line: 3 },
    ]);
  });
});

describe('what else code says', () => {
  it.each([
    ['{ "containers": ["/pci/shop/"] }', ['/pci/shop/']],
    ['Containers: []string{"/PCI/Shop/"},', ['/pci/shop/']],
    ['.containers(List.of(\n  "/pii/"\n))', ['/pii/']],
    ['GET /v2/tokens?container=/bank/high/', ['/bank/high/']],
    ['containers are paths. See docs/pci/ for more', []],
  ])('containers of %s', (code, expected) => {
    expect(recognizeCode(code, facts).containers).toEqual(expected);
  });

  it('types of keys', () => {
    expect(recognizeCode('key_test_us_pub_abc key_us_pvt_def key_test_us_pub_x', facts).keyTypes).toEqual([
      'public',
      'private',
    ]);
  });
});
