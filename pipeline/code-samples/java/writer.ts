import { quoted } from '../writing/json-literal.ts';
import { type Doc, chain, indented, lines, paragraphs } from '../writing/layout.ts';
import { camelCase } from '../writing/names.ts';
import { sampleRequest } from '../writing/sample-request.ts';
import { sdkMethod } from '../../content/sdk-methods/index.ts';
import { savedValue } from '../writing/saved-property.ts';
import type { Call } from '../writing/types.ts';
import type { LanguageWriter } from '../writing/writer.ts';
import { ENVIRONMENTS } from './environments.ts';
import { imports } from './imports.ts';
import { javaPlain } from './plain-call.ts';
import { callAndPrint } from './sdk-call.ts';

/** Writes requests for the Java SDK, as a class with a `main` method. */
export const javaWriter: LanguageWriter = {
  indentation: { tabWidth: 4 },
  comment: (text) => `// ${text}`,
  variable: camelCase,
  emptyBlock: (text) => `// ${text}`,
  setUp: ({ isPlain, client, environment }) => {
    if (isPlain) return [{ name: 'http', statement: 'HttpClient http = HttpClient.newHttpClient();' }];
    const name = camelCase(client.name);
    const statement = chain(`BasisTheoryApiClient ${name} = BasisTheoryApiClient.builder()`, [
      `.apiKey(${quoted(client.key)})`,
      `.environment(${ENVIRONMENTS[environment]})`,
      '.build();',
    ]);
    return [{ name, statement }];
  },
  statements: (call, branch) =>
    call.isPlain ? javaPlain(call, branch) : callAndPrint(call, sampleRequest('java', call), branch),
  wrap: (statements, calls) => {
    const thrown = exceptions(calls);
    const main: Doc = [
      `public static void main(String[] args)${thrown.length === 0 ? '' : ` throws ${thrown.join(', ')}`} {`,
      indented(paragraphs(statements)),
      lines(['', '}']),
    ];
    return [['public class Main {', indented(main), lines(['', '}'])]];
  },
  imports: (used, calls, description) => {
    const all = imports(calls, used, description);
    return all.length === 0 ? [] : [lines(all)];
  },
};

/** What the calls of a program throw that Java has declared. */
function exceptions(calls: readonly Call[]): string[] {
  if (calls.some(({ isPlain }) => isPlain)) return ['IOException', 'InterruptedException'];
  const writes = calls.some(
    (call) => sdkMethod('java', call.operation.id).result === 'content' || savedValue(call) !== undefined,
  );
  const sleeps = calls.some(({ retry }) => retry !== undefined);
  return [...(writes ? ['IOException'] : []), ...(sleeps ? ['InterruptedException'] : [])];
}
