import { importsFor } from '../writing/identifiers.ts';
import { quoted } from '../writing/json-literal.ts';
import { lines } from '../writing/layout.ts';
import { camelCase } from '../writing/names.ts';
import { sampleRequest } from '../writing/sample-request.ts';
import type { LanguageWriter } from '../writing/writer.ts';
import { ENVIRONMENTS } from './environments.ts';
import { objectLiteral } from './literals.ts';
import { plainStatements, withoutSdk } from './plain-call.ts';
import { callAndPrint, unusable } from './sdk-call.ts';

/** Writes requests for the Node.js SDK, as a module that is both JavaScript and TypeScript. */
export const nodeWriter: LanguageWriter = {
  indentation: { tabWidth: 2 },
  comment: (text) => `// ${text}`,
  variable: camelCase,
  emptyBlock: (text) => `// ${text}`,
  setUp: (call) => {
    if (call.isPlain || unusable(call) !== undefined) return [];
    const name = camelCase(call.client.name);
    const options = objectLiteral([
      ['apiKey', quoted(call.client.key)],
      ['environment', ENVIRONMENTS[call.environment]],
    ]);
    return [{ name, statement: [`const ${name} = new BasisTheoryClient(`, options, ');'] }];
  },
  statements: (call, branch) => {
    if (call.isPlain) return plainStatements(call, branch);
    const reason = unusable(call);
    return reason === undefined
      ? callAndPrint(call, sampleRequest('node', call), branch)
      : withoutSdk(call, reason);
  },
  wrap: (statements) => [...statements],
  imports: (used) => {
    const names = ['BasisTheoryClient', 'BasisTheoryEnvironment'].filter((name) => used.has(name));
    const sdk = names.length === 0 ? [] : [`import { ${names.join(', ')} } from "@basis-theory/node-sdk";`];
    const all = [...importsFor(used, { writeFile: 'import { writeFile } from "node:fs/promises";' }), ...sdk];
    return all.length === 0 ? [] : [lines(all)];
  },
};
