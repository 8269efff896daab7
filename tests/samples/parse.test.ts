import { describe, expect, it } from 'vitest';
import { loadApiDescription } from '../../pipeline/content/api-description/index.ts';
import { everySample } from './support/every-sample.ts';
import { checkSdkProgram, PARSED_SDK_LANGUAGES } from './languages.ts';

const description = await loadApiDescription();

describe.each(PARSED_SDK_LANGUAGES)(
  'every %s sample is valid code that its SDK understands',
  async (language) => {
    it.each(await everySample(language))('$id', async ({ code, input }) => {
      const { operations, problems } = await checkSdkProgram(language, code, description);
      expect(problems).toEqual([]);
      expect(operations).toEqual([input.operation.id]);
    });
  },
);

describe('the check of a program finds', () => {
  const python = (code: string): string => `client = BasisTheory(api_key="<API_KEY>")\n${code}\n`;
  const go = (code: string): string =>
    `package main\n\nfunc main() {\n\tapi := client.NewClient(option.WithAPIKey("<API_KEY>"))\n\t${code}\n}\n`;
  const csharp = (code: string): string => `var client = new BasisTheoryApi(apiKey: "<API_KEY>");\n${code}\n`;
  const java = (code: string): string =>
    `class Main {\n  void run() {\n    BasisTheoryApiClient client = BasisTheoryApiClient.builder().build();\n    ${code}\n  }\n}\n`;

  it.each([
    ['python', 'invalid code', python('client.tokens.create(type="card"'), /Line \d is not valid code/],
    ['python', 'an unknown method', python('client.tokens.list()'), /has no method tokens\.list/],
    ['python', 'an unknown argument', python('client.tokens.create(kind="card")'), /no argument kind/],
    [
      'python',
      'an argument without its name',
      python('client.tokens.create("card")'),
      /"card"" must have a name/,
    ],
    [
      'python',
      'an idempotency key where none is accepted',
      python('client.webhooks.ping(idempotency_key="1")'),
      /no argument idempotency_key/,
    ],
    ['python', 'an unknown member', python('AccessRule(name="x")'), /AccessRule has no member name/],
    ['csharp', 'invalid code', csharp('await client.Tokens.GetAsync("id"'), /not valid code/],
    [
      'csharp',
      'an unknown method',
      csharp('await client.Tokens.ListAsync();'),
      /has no method Tokens\.ListAsync/,
    ],
    [
      'csharp',
      'another request',
      csharp('await client.Tokens.CreateAsync(new UpdateTokenRequest());'),
      /is a CreateTokenRequest, not "new UpdateTokenRequest/,
    ],
    [
      'csharp',
      'an unknown member',
      csharp('await client.Tokens.CreateAsync(new CreateTokenRequest { Kind = "card" });'),
      /has no member Kind/,
    ],
    [
      'csharp',
      'a type without its namespace',
      csharp('await client.Tokens.CreateAsync(new CreateTokenRequest());'),
      /uses CreateTokenRequest without using BasisTheory\.Client;/,
    ],
    [
      'csharp',
      'a missing value of the path',
      csharp('await client.Tokens.GetAsync();'),
      /1 values of the path/,
    ],
    ['go', 'invalid code', go('api.Tokens.Get(ctx, "id"'), /not valid code/],
    ['go', 'an unknown method', go('api.Tokens.List(ctx)'), /has no method Tokens\.List/],
    [
      'go',
      'another request',
      go('api.Tokens.Create(ctx, &basistheory.UpdateTokenRequest{})'),
      /is a CreateTokenRequest/,
    ],
    [
      'go',
      'a request of another package',
      go('api.Tenants.Members.List(ctx, &basistheory.MembersListRequest{})'),
      /is a MembersListRequest, not "&basistheory/,
    ],
    [
      'go',
      'an unknown member',
      go('api.Tokens.Create(ctx, &basistheory.CreateTokenRequest{Kind: 1})'),
      /has no member Kind/,
    ],
    ['java', 'invalid code', java('client.tokens().get("id"'), /not valid code/],
    ['java', 'an unknown method', java('client.tokens().list("id");'), /has no method tokens\.list/],
    [
      'java',
      'another request',
      java('client.tokens().create(UpdateTokenRequest.builder().build());'),
      /is a CreateTokenRequest/,
    ],
    [
      'java',
      'a type without its import',
      java('client.tokens().create(CreateTokenRequest.builder().build());'),
      /without import com\.basistheory\.types\.CreateTokenRequest;/,
    ],
    [
      'java',
      'an unknown member',
      java('client.tokens().create(CreateTokenRequest.builder().kind("card").build());'),
      /has no member kind/,
    ],
    [
      'java',
      'a request where there is none',
      java('client.tokens().get("id", CreateTokenRequest.builder().build());'),
      /there is no request/,
    ],
  ] as const)('in %s: %s', async (language, _, code, problem) => {
    const { problems } = await checkSdkProgram(language, code, description);
    expect(problems.join('\n')).toMatch(problem);
  });
});
