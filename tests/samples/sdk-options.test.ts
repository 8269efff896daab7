/** The tables of options of the SDKs that can be installed name what their packages accept, and nothing else. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { optionProblems } from '../support/sdk-options.ts';
import { askTypes } from '../support/type-questions.ts';

const { python = '', missing } = await pythonToolchain();

const options: ts.CompilerOptions = {
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  target: ts.ScriptTarget.ES2022,
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: ['node'],
};

const CLIENT = 'BaseClientOptions';
const REQUEST = 'BaseRequestOptions & BaseIdempotentRequestOptions';

/** What the package for Node.js declares: the names of the properties of types that it exports. */
function askPackage(...expressions: readonly string[]): (expression: string) => readonly string[] {
  const names = new Set(expressions.flatMap((expression) => expression.split(' & ')));
  const { propertiesOf } = askTypes({
    file: path.resolve('tests/samples/sdk-options.questions.ts'),
    options,
    head: [`import type { ${[...names].join(', ')} } from '@basis-theory/node-sdk';`],
    expressions,
    explain: (_, message) => message,
  });
  return (expression) => propertiesOf(expression).map(({ name }) => name);
}

// One program for all questions: it reads the types of the whole package.
const nodeProperties = askPackage(CLIENT, REQUEST);

describe('the options of the Node.js SDK', () => {
  it('of the client are those of its types', () => {
    expect(optionProblems('node', ['client'], nodeProperties(CLIENT))).toEqual([]);
  });

  it('of a request are those of its types', () => {
    const declared = nodeProperties(REQUEST);
    expect(optionProblems('node', ['request'], declared)).toEqual([]);
  });
});

const INSPECTION = `
import inspect, json
from basis_theory import AsyncBasisTheory, BasisTheory
from basis_theory.core.request_options import RequestOptions

def arguments(client):
    return [name for name in inspect.signature(client.__init__).parameters if name != "self"]

print(json.dumps({
    "client": arguments(BasisTheory),
    "asyncClient": arguments(AsyncBasisTheory),
    "request": list(RequestOptions.__annotations__),
}))
`;
import { pythonToolchain } from './support/toolchains.ts';

const inspected = z.object({
  client: z.array(z.string()),
  asyncClient: z.array(z.string()),
  request: z.array(z.string()),
});

describe.skipIf(missing !== undefined)(
  `the options of the Python SDK${missing ? `: ${missing}` : ''}`,
  () => {
    let declared: z.infer<typeof inspected>;

    beforeAll(async () => {
      const { stdout } = await promisify(execFile)(python, ['-c', INSPECTION]);
      declared = inspected.parse(JSON.parse(stdout));
    });

    it('of the client are the arguments of its constructor', () => {
      expect(optionProblems('python', ['client'], declared.client)).toEqual([]);
    });

    it('of a request are the keys of its dictionary', () => {
      expect(optionProblems('python', ['request'], declared.request)).toEqual([]);
    });

    it('of the asynchronous client are the same', () => {
      expect(declared.asyncClient.filter((name) => !declared.client.includes(name))).toEqual([]);
    });
  },
);

describe('the comparison of options', () => {
  it('names what is missing on either side', () => {
    const problems = optionProblems('node', ['client'], [...nodeProperties(CLIENT), 'color']);
    expect(problems).toEqual([
      'The package declares "color" as a client option of node, but content/data/sdks/server-side/server-sdk-options.yaml has no row. Add one, or an exception with its reason.',
    ]);
    expect(optionProblems('node', ['client'], [])).toHaveLength(8);
  });

  it('knows no type that the package does not export', () => {
    expect(() => askPackage('ClientOptions')).toThrow(/no exported member.*'ClientOptions'/);
  });
});
