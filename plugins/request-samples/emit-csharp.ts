import { lookup } from 'mime-types';
import { enclosed, entries, initializer, isBroken, lines, printProgram, type Doc } from './layout.ts';
import { identifiers, importsFor } from './identifiers.ts';
import { jsonLiteral, quoted, type JsonLiterals } from './json-literal.ts';
import { pascalCase } from './names.ts';
import { sampleRequest, uploadedFile, type RequestField, type SampleRequest } from './sample-request.ts';
import type { SampleField, SampleValue } from './sample-value.ts';
import { sdkMethods, type SdkMethod } from './sdk-methods.ts';
import { environmentTokens } from './environment-tokens.ts';
import type { Emitter } from './types.ts';

const INDENTATION = { tabWidth: 4 };

const literals: JsonLiterals = {
  null: 'null',
  true: 'true',
  false: 'false',
  list: (items) => collection('object', items),
  object: (members) => dictionary('object', members),
};

/** Writes a request for the .NET SDK, as top-level statements of C#. */
export const emitCsharp: Emitter = (input) => {
  const request = sampleRequest('csharp', input);
  const options = `new ClientOptions { BaseUrl = ${environmentTokens('csharp')[input.environment]} }`;
  const construction = entries(
    'var client = new BasisTheoryApi(',
    ['apiKey: "<API_KEY>"', `clientOptions: ${options}`],
    ');',
  );
  const program = printProgram([construction, ...callAndPrint(request)], INDENTATION);
  return `${printProgram([lines(usings(request, identifiers(program)))], INDENTATION)}\n${program}`;
};

const STANDARD_USINGS = {
  Console: 'using System;',
  DateTime: 'using System;',
  Dictionary: 'using System.Collections.Generic;',
  List: 'using System.Collections.Generic;',
  File: 'using System.IO;',
} as const;

/** The bare name of the client finds the namespace `BasisTheory` before the class, so it needs an alias. */
const CLIENT_ALIAS = 'using BasisTheoryApi = BasisTheory.Client.BasisTheory;';

function usings({ method }: SampleRequest, used: ReadonlySet<string>): string[] {
  const namespaces = ['BasisTheory.Client', ...(method.from === undefined ? [] : [method.from])].map(
    (name) => `using ${name};`,
  );
  return [...new Set([...importsFor(used, STANDARD_USINGS), ...namespaces, CLIENT_ALIAS])];
}

function callAndPrint(request: SampleRequest): Doc[] {
  const { call, result } = request.method;
  const invocation: Doc = [`await client.${call}`, enclosed('(', callArguments(request), ')'), ';'];
  if (result === 'none') return [invocation];
  if (result === 'page') return [['var page = ', invocation], printed('list', 'page.CurrentPage.Items')];
  if (result === 'content') {
    const copy = lines([
      'await using var file = File.Create("document");',
      'await content.CopyToAsync(file);',
    ]);
    return [['await using var content = ', invocation], copy];
  }
  const file = uploadedFile(request);
  const opened = file === undefined ? [] : [`await using var document = File.OpenRead(${quoted(file)});`];
  return [...opened, ['var response = ', invocation], printed(result, 'response')];
}

/** A list would print as the name of its type. */
function printed(result: SdkMethod['result'], expression: string): Doc {
  return result === 'list'
    ? `Console.WriteLine(string.Join("\\n", ${expression}));`
    : `Console.WriteLine(${expression});`;
}

/** A property whose type has no established spelling is sent in addition to the typed request. */
function isLoose({ value }: RequestField): boolean {
  return value.kind === 'enum';
}

function callArguments(request: SampleRequest): Doc[] {
  const { method, path, fields, free } = request;
  const values = path.map(quoted);
  const typed = fields.filter((field) => !isLoose(field)).map(member);
  if (free !== undefined) return [...values, jsonLiteral(free, literals), ...optionsArgument(request)];
  if (method.request === undefined) return [...values, ...optionsArgument(request)];
  const argument =
    typed.length === 0 ? `new ${method.request}()` : initializer(`new ${method.request}`, typed);
  return [...values, argument, ...optionsArgument(request)];
}

function optionsArgument({ method, fields, idempotencyKey }: SampleRequest): Doc[] {
  const loose = fields.filter(isLoose);
  const key = idempotencyKey === undefined ? [] : [`IdempotencyKey = ${quoted(idempotencyKey)}`];
  const extras = (['query', 'body'] as const).flatMap((kind) => {
    const members = loose
      .filter((field) => field.in === kind)
      .map(({ name, value }) => [name, valueLiteral(value, true)] as const);
    if (members.length === 0) return [];
    const [property, element] =
      kind === 'query' ? ['AdditionalQueryParameters', 'string'] : ['AdditionalBodyProperties', 'object'];
    return [[`${property} = `, dictionary(element, members)]];
  });
  const members = [...key, ...extras];
  return members.length === 0
    ? []
    : [initializer(`new ${method.idempotent ? 'IdempotentRequestOptions' : 'RequestOptions'}`, members)];
}

function member({ name, value }: SampleField): Doc {
  return [pascalCase(name), ' = ', valueLiteral(value)];
}

/** @param isRaw whether the value goes to the API unchanged, so that an enumeration is its wire value */
function valueLiteral(value: SampleValue, isRaw = false): Doc {
  switch (value.kind) {
    case 'object':
      return initializer(`new ${typeName(value.type)}`, value.fields.map(member));
    case 'list':
      return collection(
        value.element.kind === 'object' ? typeName(value.element.type) : 'string',
        value.items.map((item) => valueLiteral(item)),
      );
    case 'map':
      return dictionary(
        'string',
        value.entries.map(([key, item]) => [key, item === null ? literals.null : quoted(item)]),
      );
    case 'free':
      return jsonLiteral(value.value, literals);
    case 'instant':
      return `DateTime.Parse(${quoted(value.value)})`;
    case 'file':
      return fileParameter(value.name);
    case 'enum':
      return isRaw ? quoted(value.value) : `${value.type}.${pascalCase(value.value)}`;
    case 'string':
      return quoted(value.value);
    case 'integer':
    case 'number':
    case 'boolean':
      return String(value.value);
  }
}

function typeName(type: string): string {
  return sdkMethods('csharp').types[type] ?? type;
}

function fileParameter(name: string): Doc {
  const type = lookup(name);
  const contentType = type ? [`ContentType = ${quoted(type)}`] : [];
  return initializer('new FileParameter', [
    'Stream = document',
    `FileName = ${quoted(name)}`,
    ...contentType,
  ]);
}

function collection(element: string, items: readonly Doc[]): Doc {
  return initializer(`new List<${element}>`, items, items.some(isBroken));
}

function dictionary(element: string, members: readonly (readonly [key: string, value: Doc])[]): Doc {
  return initializer(
    `new Dictionary<string, ${element}>`,
    members.map(([key, value]) => [`[${quoted(key)}] = `, value]),
  );
}
