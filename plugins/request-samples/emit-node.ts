import { lookup } from 'mime-types';
import { enclosed, entries, hugged, isBroken, lines, printProgram, type Doc } from './layout.ts';
import { jsonLiteral, quoted, type JsonLiterals } from './json-literal.ts';
import { camelCase } from './names.ts';
import { pathValues, sampleRequest, type SampleRequest } from './sample-request.ts';
import type { SampleField, SampleValue } from './sample-value.ts';
import { environmentTokens } from './environment-tokens.ts';
import type { Emitter, EmitterInput } from './types.ts';

const literals: JsonLiterals = {
  null: 'null',
  true: 'true',
  false: 'false',
  list: (items) => enclosed('[', items, ']', { trailing: ',' }),
  object: (members) => objectLiteral(members.map(([key, value]) => [propertyKey(key), value])),
};

/** Writes a request for the Node.js SDK, as a module that is both JavaScript and TypeScript. */
export const emitNode: Emitter = (input) => {
  const request = sampleRequest('node', input);
  const environment = environmentTokens('node')[input.environment];
  const { unusable } = request.method;
  if (unusable !== undefined)
    return printProgram(plainRequest(input, environment, unusable), { tabWidth: 2 });
  const sdk = 'import { BasisTheoryClient, BasisTheoryEnvironment } from "@basis-theory/node-sdk";';
  const imports =
    request.method.result === 'content' ? ['import { writeFile } from "node:fs/promises";', sdk] : [sdk];
  const options = objectLiteral([
    ['apiKey', '"<API_KEY>"'],
    ['environment', environment],
  ]);
  return printProgram(
    [lines(imports), ['const client = new BasisTheoryClient(', options, ');'], ...callAndPrint(request)],
    { tabWidth: 2 },
  );
};

/** The request without the SDK, for an operation whose method does not work. */
function plainRequest(input: EmitterInput, environment: string, reason: string): Doc[] {
  const { operation } = input;
  const values = pathValues(input).map(encodeURIComponent);
  const path = operation.path.replace(/\{\w+\}/g, () => values.shift() ?? '');
  const init = objectLiteral([
    ['method', quoted(operation.method)],
    ['headers', objectLiteral([['"BT-API-KEY"', '"<API_KEY>"']])],
  ]);
  return [
    'import { BasisTheoryEnvironment } from "@basis-theory/node-sdk";',
    lines([`// ${reason}`, ['const response = await fetch(`${', environment, '}', path, '`, ', init, ');']]),
    'console.log(response.status);',
  ];
}

function callAndPrint(request: SampleRequest): Doc[] {
  const { call, result } = request.method;
  const invocation: Doc = [`await client.${call}`, callArguments(request), ';'];
  if (result === 'none') return [invocation];
  if (result === 'page') return [['const page = ', invocation], 'console.log(page.data);'];
  if (result === 'content') {
    return [
      ['const content = ', invocation],
      'await writeFile("document", Buffer.from(await content.arrayBuffer()));',
    ];
  }
  return [['const response = ', invocation], 'console.log(response);'];
}

function callArguments(request: SampleRequest): Doc {
  const values = [...request.path.map(quoted), ...requestArgument(request), ...optionsArgument(request)];
  const last = values.at(-1);
  const hugsLast = last !== undefined && isBroken(last) && !values.slice(0, -1).some(isBroken);
  return hugsLast ? hugged(values) : enclosed('(', values, ')', { trailing: ',' });
}

function requestArgument({ fields, free, idempotencyKey }: SampleRequest): Doc[] {
  if (free !== undefined) return [jsonLiteral(free, literals)];
  if (fields.length > 0) return [typedObject(fields)];
  return idempotencyKey === undefined ? [] : ['{}'];
}

function optionsArgument({ idempotencyKey }: SampleRequest): Doc[] {
  return idempotencyKey === undefined ? [] : [objectLiteral([['idempotencyKey', quoted(idempotencyKey)]])];
}

function typedObject(fields: readonly SampleField[]): Doc {
  return objectLiteral(fields.map(({ name, value }) => [camelCase(name), valueLiteral(value)]));
}

function valueLiteral(value: SampleValue): Doc {
  switch (value.kind) {
    case 'object':
      return typedObject(value.fields);
    case 'list':
      return literals.list(value.items.map(valueLiteral));
    case 'map':
      return objectLiteral(
        value.entries.map(([key, item]) => [propertyKey(key), item === null ? TYPED_NULL : quoted(item)]),
      );
    case 'free':
      return jsonLiteral(value.value, literals);
    case 'instant':
      return `new Date(${quoted(value.value)})`;
    case 'file':
      return objectLiteral([['path', quoted(value.name)], ...contentType(value.name)]);
    case 'enum':
    case 'string':
      return quoted(value.value);
    case 'integer':
    case 'number':
    case 'boolean':
      return String(value.value);
  }
}

/** The types of the SDK say undefined, but it sends null, which removes a key. */
const TYPED_NULL = 'null as unknown as undefined';

function contentType(file: string): [string, Doc][] {
  const type = lookup(file);
  return type ? [['contentType', quoted(type)]] : [];
}

function objectLiteral(members: readonly (readonly [key: string, value: Doc])[]): Doc {
  return entries(
    '{',
    members.map(([key, value]) => [key, ': ', value]),
    '}',
    { trailing: ',', padding: true },
  );
}

function propertyKey(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key);
}
