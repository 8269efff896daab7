import type { Json } from '../../../engines/json/index.ts';
import { BasisTheoryEnvironment } from '@basis-theory/node-sdk';
import { describe, expect, it } from 'vitest';
import { provider } from '../../../content/site/provider.ts';
import {
  loadApiDescription,
  type Operation,
  type RequestExample,
} from '../../content/api-description/index.ts';
import { emitRequestSample, environmentTokens } from './index.ts';
import type { EmitterInput } from '../writing/types.ts';
import { SAMPLE_LANGUAGES, type SampleLanguage } from '../lists.ts';

const description = await loadApiDescription();
const inputs = [...description.operations.values()].flatMap((operation) =>
  operation.requestExamples.map((example): EmitterInput => ({
    description,
    operation,
    example,
    environment: 'test',
  })),
);

/** Emits a request of an operation that the description has, with the example of a test. */
function emit(
  language: SampleLanguage,
  id: string,
  example: Partial<RequestExample>,
  changes: Partial<Operation> = {},
): string {
  const operation = description.operations.get(id);
  if (!operation) throw new Error(`The description has no operation ${id}.`);
  const complete = { name: 'own', summary: 'Own', parameters: {}, status: 200, ...example };
  return emitRequestSample(language, {
    description,
    operation: { ...operation, ...changes },
    example: complete,
    environment: 'test',
  });
}

/** Names of the setters of a Java builder that are alone on their lines, in order. */
const settersOf = (code: string): string[] =>
  [...code.slice(code.indexOf('Request.builder()')).matchAll(/^ +\.(?!build\()(\w+)/gm)].map(
    ([, name]) => name ?? '',
  );

const token = (body: Json): Partial<RequestExample> => ({ body });

describe.each(SAMPLE_LANGUAGES)('samples in %s', (language) => {
  it('differ between the environments in the tokens of the environment only', () => {
    const { test, production } = environmentTokens(language);
    for (const input of inputs) {
      const code = emitRequestSample(language, input);
      expect(code.split(test)).toHaveLength(2);
      expect(code.replace(test, production)).toBe(
        emitRequestSample(language, { ...input, environment: 'production' }),
      );
    }
  });

  it('carry the placeholder of the key, end in one newline and leave nothing out', () => {
    for (const input of inputs) {
      const code = emitRequestSample(language, input);
      expect(code).toContain('<API_KEY>');
      expect(code).toMatch(/[^\n]\n$/);
      expect(code.replace(/"(?:[^"\\]|\\.)*"/g, '')).not.toMatch(/\.\.\.|…|\[object/);
    }
  });

  it('keep to 100 columns where no text, import or type is longer', () => {
    const all = inputs.flatMap((input) => emitRequestSample(language, input).split('\n'));
    const isLong = (line: string): boolean => line.replaceAll('\t', '    ').length > 100;
    expect(
      all.filter((line) => isLong(line) && !/"(?:[^"\\]|\\.){30,}"|^import |\.\w{40,}\(/.test(line)),
    ).toEqual([]);
  });
});

describe('the tokens of the environments', () => {
  it('lead to the hosts of the platform in the installed SDK', () => {
    const { test, production } = environmentTokens('node');
    const constants = new Map(
      Object.entries(BasisTheoryEnvironment).map(([name, url]) => [`BasisTheoryEnvironment.${name}`, url]),
    );
    expect({ test: constants.get(test), production: constants.get(production) }).toEqual(provider.hosts);
  });

  it.each([
    ['python', 'BasisTheoryEnvironment.TEST', 'BasisTheoryEnvironment.DEFAULT'],
    ['csharp', 'BasisTheoryEnvironment.Test', 'BasisTheoryEnvironment.Default'],
    ['go', 'basistheory.Environments.Test', 'basistheory.Environments.Default'],
    ['java', 'Environment.TEST', 'Environment.DEFAULT'],
  ] as const)('are the constants of the %s SDK', (language, test, production) => {
    expect(environmentTokens(language)).toEqual({ test, production });
  });
});

describe('cURL samples', () => {
  it('quote a body for the shell', () => {
    expect(emit('curl', 'tokens.create', token({ data: 'Ada $HOME' }))).toContain(
      `-d '{\n  "data": "Ada $HOME"\n}'`,
    );
    expect(emit('curl', 'tokens.create', token({ data: "O'Brien $HOME" }))).toContain(
      `-d @- <<'JSON'\n{\n  "data": "O'Brien $HOME"\n}\nJSON\n`,
    );
  });

  it('encode what a URL, a shell or cURL would read otherwise', () => {
    const code = emit('curl', 'tokens.listV2', { parameters: { container: '/pci/ [a]!', type: 'a&b' } });
    expect(code).toContain('/v2/tokens?type=a%26b&container=%2Fpci%2F%20%5Ba%5D%21"');
  });

  it('repeat a parameter that has several values', () => {
    expect(emit('curl', 'applications.list', { parameters: { type: ['private', 'public'] } })).toContain(
      '?type=private&type=public"',
    );
  });

  it('name the method only where it is not GET', () => {
    expect(emit('curl', 'tokens.get', { parameters: { id: '1' } })).not.toContain('-X');
    expect(emit('curl', 'tokens.delete', { parameters: { id: '1' } })).toContain('-X DELETE');
  });
});

describe('SDK samples', () => {
  it.each([
    ['node', 'expiration_month: 12'],
    ['python', '"expiration_month": 12'],
    ['csharp', '["expiration_month"] = 12'],
    ['go', '"expiration_month": 12'],
    ['java', '"expiration_month", 12'],
  ] as const)('leave free-form keys in wire spelling: %s', (language, expected) => {
    expect(
      emit(language, 'tokens.create', token({ type: 'card', data: { expiration_month: 12 } })),
    ).toContain(expected);
  });

  it.each([
    ['node', 'tokenIntentId: "1"'],
    ['python', 'token_intent_id="1"'],
    ['csharp', 'TokenIntentId = "1"'],
    ['go', 'TokenIntentID: basistheory.String("1")'],
    ['java', '.tokenIntentId("1")'],
  ] as const)('spell typed properties as the language does: %s', (language, expected) => {
    expect(emit(language, 'tokens.create', token({ token_intent_id: '1' }))).toContain(expected);
  });

  it.each([
    ['node', 'campaign: null as unknown as undefined'],
    ['python', '"campaign": None'],
    ['csharp', '["campaign"] = null'],
    ['go', '"campaign": nil'],
    ['java', '"campaign", Optional.empty()'],
  ] as const)('write the null that removes a key of metadata: %s', (language, expected) => {
    const body = { metadata: { campaign: null } };
    expect(emit(language, 'tokens.update', { parameters: { id: '1' }, body })).toContain(expected);
  });

  it.each([
    ['node', /\{ idempotencyKey: "k" \}/],
    ['python', /idempotency_key="k"/],
    ['csharp', /new IdempotentRequestOptions \{ IdempotencyKey = "k" \}/],
    ['go', /option\.WithIdempotencyKey\(basistheory\.String\("k"\)\)/],
    ['java', /IdempotentRequestOptions\.builder\(\)\.idempotencyKey\("k"\)\.build\(\)/],
  ] as const)('pass the idempotency key in the options of the SDK: %s', (language, expected) => {
    expect(emit(language, 'tokens.create', { parameters: { 'BT-IDEMPOTENCY-KEY': 'k' }, body: {} })).toMatch(
      expected,
    );
  });

  it('ask a staged Java builder for what is required first, and for collections last', () => {
    const body = {
      merchant_certificate_data: 'm',
      payment_processor_certificate_data: 'p',
      payment_processor_certificate_password: 'w',
    };
    const certificates = emit('java', 'applePay.merchant.certificates.create', {
      parameters: { merchantId: '1' },
      body,
    });
    expect(settersOf(certificates)).toEqual([
      'paymentProcessorCertificateData',
      'paymentProcessorCertificatePassword',
      'merchantCertificateData',
    ]);
    const webhook = emit('java', 'webhooks.create', {
      body: { name: 'N', events: ['token.created'], url: 'https://example.com' },
    });
    expect(settersOf(webhook)).toEqual(['name', 'url', 'events']);
  });

  it('align the members of a Go literal as gofmt does', () => {
    const body = { code: 'c', runtime: { image: 'node22', timeout: 20 }, name: 'N' };
    const code = emit('go', 'reactors.create', token(body)).replaceAll('\t', '');
    expect(code).toContain(
      'Name: "N",\nCode: "c",\nRuntime: &basistheory.Runtime{\nImage:   basistheory.String("node22"),\nTimeout: basistheory.Int(20),\n},',
    );
  });

  it('write a large Java map in pairs', () => {
    const data = Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`k${index}`, index]));
    expect(emit('java', 'tokens.create', token({ data }))).toContain('Map.ofEntries(');
  });
});

describe('an example that cannot be sent fails with a sentence', () => {
  it.each<[string, SampleLanguage, string, Partial<RequestExample>, RegExp]>([
    [
      'a property that the schema lacks',
      'node',
      'tokens.create',
      token({ kind: 'card' }),
      /tokens\.create, request example "own", in node: body: the schema has no property "kind"/,
    ],
    [
      'a value of another type',
      'python',
      'tokens.create',
      token({ metadata: { a: 1 } }),
      /"own", in python: body, metadata: the value of "a" is not a string/,
    ],
    [
      'a header that samples do not know',
      'go',
      'tokens.get',
      { parameters: { id: '1', 'BT-TRACE-ID': 't' } },
      /cannot send the header BT-TRACE-ID/,
    ],
    [
      'null in a Java map',
      'java',
      'tokens.create',
      token({ data: { a: null } }),
      /cannot hold null, and "a" is null/,
    ],
  ])('%s', (_, language, id, example, message) => {
    expect(() => emit(language, id, example)).toThrow(message);
  });

  it('an idempotency key that the SDK does not accept', () => {
    const parameters = description.operations.get('tokens.create')?.parameters ?? [];
    const example = { parameters: { 'BT-IDEMPOTENCY-KEY': 'k' } };
    expect(() => emit('csharp', 'webhooks.ping', example, { parameters })).toThrow(
      /in csharp: Webhooks\.PingAsync of the SDK accepts no idempotency key/,
    );
  });
});
