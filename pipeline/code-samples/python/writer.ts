import { quoted } from '../writing/json-literal.ts';
import { entries, lines } from '../writing/layout.ts';
import { snakeCase } from '../writing/names.ts';
import { sampleRequest } from '../writing/sample-request.ts';
import type { LanguageWriter } from '../writing/writer.ts';
import { ENVIRONMENTS } from './environments.ts';
import { imports } from './imports.ts';
import { plainStatements } from './plain-call.ts';
import { callAndPrint } from './sdk-call.ts';

/** Writes requests for the Python SDK. */
export const pythonWriter: LanguageWriter = {
  indentation: { tabWidth: 4 },
  comment: (text) => `# ${text}`,
  variable: snakeCase,
  emptyBlock: (text) => lines([`# ${text}`, 'pass']),
  setUp: ({ isPlain, client, environment }) => {
    if (isPlain) return [];
    const name = snakeCase(client.name);
    const statement = entries(
      `${name} = BasisTheory(`,
      [`api_key=${quoted(client.key)}`, `environment=${ENVIRONMENTS[environment]}`],
      ')',
      { trailing: ',' },
    );
    return [{ name, statement }];
  },
  statements: (call, branch) =>
    call.isPlain ? plainStatements(call, branch) : callAndPrint(call, sampleRequest('python', call), branch),
  wrap: (statements) => [...statements],
  imports: (used, _calls, description) => imports(used, description),
};
