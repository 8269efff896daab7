import { quoted } from '../writing/json-literal.ts';
import { entries, lines } from '../writing/layout.ts';
import { camelCase } from '../writing/names.ts';
import { sampleRequest } from '../writing/sample-request.ts';
import type { LanguageWriter } from '../writing/writer.ts';
import { ENVIRONMENTS } from './environments.ts';
import { usings } from './imports.ts';
import { literals } from './literals.ts';
import { csharpPlain } from './plain-call.ts';
import { callAndPrint } from './sdk-call.ts';

/** Writes requests for the .NET SDK, as top-level statements of C#. */
export const csharpWriter: LanguageWriter = {
  indentation: { tabWidth: 4 },
  comment: (text) => `// ${text}`,
  variable: camelCase,
  emptyBlock: (text) => `// ${text}`,
  setUp: (call) => {
    if (call.isPlain) return [{ name: 'http', statement: 'using var http = new HttpClient();' }];
    const { client, environment } = call;
    const options = `new ClientOptions { BaseUrl = ${ENVIRONMENTS[environment]} }`;
    const name = camelCase(client.name);
    const statement = entries(
      `var ${name} = new BasisTheoryApi(`,
      [`apiKey: ${quoted(client.key)}`, `clientOptions: ${options}`],
      ');',
    );
    return [{ name, statement }];
  },
  statements: (call, branch) =>
    call.isPlain
      ? csharpPlain(call, literals, branch)
      : callAndPrint(call, sampleRequest('csharp', call), branch),
  wrap: (statements) => [...statements],
  imports: (used, calls) => {
    const all = usings(calls, used);
    return all.length === 0 ? [] : [lines(all)];
  },
};
