import { importsFor } from '../writing/identifiers.ts';
import { quoted } from '../writing/json-literal.ts';
import { type Doc, enclosed, indented, lines, paragraphs } from '../writing/layout.ts';
import { sampleRequest } from '../writing/sample-request.ts';
import { sdkMethod, sdkMethods } from '../../content/sdk-methods/index.ts';
import type { Call } from '../writing/types.ts';
import type { LanguageWriter } from '../writing/writer.ts';
import { ENVIRONMENTS } from './environments.ts';
import { alignMembers } from './literals.ts';
import { clientVariable, goVariable } from './names.ts';
import { goPlain } from './plain-call.ts';
import { callAndPrint } from './sdk-call.ts';

/** Writes requests for the Go SDK, as a script. */
export const goWriter: LanguageWriter = {
  indentation: { tabWidth: 4, useTabs: true },
  finish: alignMembers,
  comment: (text) => `// ${text}`,
  variable: goVariable,
  emptyBlock: (text) => `// ${text}`,
  setUp: ({ isPlain, client, environment }) => {
    if (isPlain) return [];
    const name = clientVariable(client);
    const statement = enclosed(
      `${name} := client.NewClient(`,
      [`option.WithAPIKey(${quoted(client.key)})`, `option.WithBaseURL(${ENVIRONMENTS[environment]})`],
      ')',
      { trailing: ',' },
    );
    return [{ name, statement }];
  },
  statements: (call, branch) =>
    call.isPlain ? goPlain(call, branch) : callAndPrint(call, sampleRequest('go', call), branch),
  wrap: (statements) => [['func main() {', indented(paragraphs(statements)), lines(['', '}'])]],
  imports: (used, calls) => ['package main', importDeclaration(calls, used)],
};

const STANDARD_PACKAGES = {
  bytes: 'bytes',
  context: 'context',
  json: 'encoding/json',
  fmt: 'fmt',
  io: 'io',
  log: 'log',
  http: 'net/http',
  url: 'net/url',
  os: 'os',
  strings: 'strings',
  time: 'time',
} as const;

function importDeclaration(calls: readonly Call[], used: ReadonlySet<string>): Doc {
  const { package: module } = sdkMethods('go');
  const requests = calls.flatMap(({ operation, isPlain }) => {
    const from = isPlain ? undefined : sdkMethod('go', operation.id).from;
    return from === undefined || from === module ? [] : [from];
  });
  const clients = used.has('option') ? [`${module}/client`, `${module}/option`] : [];
  const packages = [...new Set([...clients, ...requests])].sort();
  const alias = importsFor(used, { basistheory: `basistheory ${quoted(module)}` });
  const groups = [importsFor(used, STANDARD_PACKAGES).map(quoted), [...alias, ...packages.map(quoted)]];
  const parts = groups.filter((group) => group.length > 0).map((group) => lines(group));
  return parts.length === 0 ? '' : ['import (', indented(paragraphs(parts)), lines(['', ')'])];
}
