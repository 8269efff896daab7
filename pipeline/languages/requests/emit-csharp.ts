import { lookup } from 'mime-types';
import { answerPath, comparedProperty, isPosition } from './answer-path.ts';
import { concatenation } from './carried.ts';
import { afterAnswer, isAnswerUsed, repeated } from './checks.ts';
import { csharpChecks, csharpPlain } from './plain-csharp.ts';
import { enclosed, entries, indented, initializer, isBroken, lines, type Doc } from './layout.ts';
import { importsFor } from './identifiers.ts';
import { jsonLiteral, quoted, type JsonLiterals } from './json-literal.ts';
import { camelCase, pascalCase } from './names.ts';
import { sampleRequest, uploadedFile, type RequestField, type SampleRequest } from './sample-request.ts';
import type { SampleField, SampleValue } from './sample-value.ts';
import { printedPart } from './printed-part.ts';
import { sdkMethod, sdkMethods } from './sdk-methods.ts';
import { environmentTokens } from './environment-tokens.ts';
import type { Call, CallOutput } from './types.ts';
import type { LanguageWriter } from './writer.ts';

const literals: JsonLiterals = {
  null: 'null',
  true: 'true',
  false: 'false',
  string: textLiteral,
  list: (items) => collection('object', items),
  object: (members) => dictionary('object', members),
};

/** Writes requests for the .NET SDK, as top-level statements of C#. */
export const csharpWriter: LanguageWriter = {
  indentation: { tabWidth: 4 },
  comment: (text) => `// ${text}`,
  variable: camelCase,
  emptyBlock: (text) => `// ${text}`,
  setUp: (call) => {
    if (call.isPlain) return [{ name: 'http', statement: 'using var http = new HttpClient();' }];
    const { client, environment } = call;
    const options = `new ClientOptions { BaseUrl = ${environmentTokens('csharp')[environment]} }`;
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

const STANDARD_USINGS = {
  Console: 'using System;',
  DateTime: 'using System;',
  InvalidOperationException: 'using System;',
  Dictionary: 'using System.Collections.Generic;',
  List: 'using System.Collections.Generic;',
  File: 'using System.IO;',
  ElementAt: 'using System.Linq;',
  Select: 'using System.Linq;',
  HttpClient: 'using System.Net.Http;',
  HttpRequestMessage: 'using System.Net.Http;',
  JsonContent: 'using System.Net.Http.Json;',
  JsonDocument: 'using System.Text.Json;',
  JsonElement: 'using System.Text.Json;',
  JsonNode: 'using System.Text.Json.Nodes;',
  Task: 'using System.Threading.Tasks;',
} as const;

/** The bare name of the client finds the namespace `BasisTheory` before the class, so it needs an alias. */
const CLIENT_ALIAS = {
  BasisTheoryApi: 'using BasisTheoryApi = BasisTheory.Client.BasisTheory;',
} as const;

function usings(calls: readonly Call[], used: ReadonlySet<string>): string[] {
  const requests = calls.flatMap(({ operation, isPlain }) => {
    const from = isPlain ? undefined : sdkMethod('csharp', operation.id).from;
    return from === undefined ? [] : [`using ${from};`];
  });
  return [
    ...new Set([
      ...importsFor(used, STANDARD_USINGS),
      'using BasisTheory.Client;',
      ...requests,
      ...importsFor(used, CLIENT_ALIAS),
    ]),
  ];
}

function callAndPrint(call: Call, request: SampleRequest, branch: readonly Doc[]): Doc[] {
  const { call: method, result } = request.method;
  const invocation: Doc = [
    `await ${camelCase(call.client.name)}.${method}`,
    enclosed('(', callArguments(request), ')'),
    ';',
  ];
  if (result === 'none') return [invocation];
  if (result === 'content') {
    const [content, file] = [`content${call.suffix}`, `file${call.suffix}`];
    const copy = lines([
      `await using var ${file} = File.Create("document");`,
      `await ${content}.CopyToAsync(${file});`,
    ]);
    return [[`await using var ${content} = `, invocation], copy];
  }
  const name = camelCase(call.answer ?? (result === 'page' ? 'page' : 'response'));
  const printed = print(call, name);
  const syntax = csharpChecks((condition) => `${name}.${pascalCase(comparedProperty(call, condition).name)}`);
  const keeps = call.outputs.map((output) => kept(call, output, name));
  const file = uploadedFile(request);
  const opened = file === undefined ? [] : [`await using var document = File.OpenRead(${quoted(file)});`];
  if (!isAnswerUsed(call, printed)) return [...opened, invocation];
  return [
    ...opened,
    [`var ${name} = `, invocation],
    ...repeated(call, syntax, ({ after, limit }, test) =>
      lines([
        `for (var retry = 0; ${test} && retry < ${String(limit)}; retry++)`,
        [
          '{',
          indented(
            lines([`await Task.Delay(TimeSpan.FromSeconds(${String(after)}));`, [`${name} = `, invocation]]),
          ),
        ],
        '}',
      ]),
    ),
    ...afterAnswer(call, syntax, { kept: keeps, ...(printed === undefined ? {} : { printed }) }, branch),
  ];
}

function kept(call: Call, { name, pointer }: CallOutput, answer: string): string {
  const value = valueAt(call, pointer, answer);
  const keys = answerPath(call, pointer).flatMap((step) => (step.kind === 'key' ? [step.name] : []));
  if (keys.length === 0) return `var ${camelCase(name)} = ${value};`;
  const properties = keys
    .map((key) => (isPosition(key) ? `[${key}]` : `.GetProperty(${quoted(key)})`))
    .join('');
  return `var ${camelCase(name)} = ((JsonElement)${value})${properties}.GetString()!;`;
}

/** The value of the last property on the way that the SDK has a type for. */
function valueAt(call: Call, pointer: readonly string[], answer: string): string {
  const isPage = sdkMethod('csharp', call.operation.id).result === 'page';
  return answerPath(call, pointer).reduce((expression, step, index) => {
    if (step.kind === 'property') {
      if (isPage && index === 0) return `${expression}.CurrentPage.Items`;
      return `${expression}.${pascalCase(step.name)}${step.isOptional ? '!' : ''}`;
    }
    if (step.kind === 'item')
      return isPage && index === 1
        ? `${expression}[${String(step.index)}]`
        : `${expression}.ElementAt(${String(step.index)})`;
    return expression;
  }, answer);
}

/** Prints the part of an answer that is harmless in a log. */
function print(call: Call, answer: string): string | undefined {
  const part = printedPart(call);
  if (part === undefined) return undefined;
  if (part.kind === 'strings') return `Console.WriteLine(string.Join("\\n", ${answer}));`;
  if (part.kind === 'value')
    return `Console.WriteLine(${valueAt(call, part.pointer, answer).replace(/!$/, '')});`;
  const list = part.inData ? valueAt(call, ['data'], answer) : answer;
  return `Console.WriteLine(string.Join("\\n", ${list}.Select(item => item.${pascalCase(part.name)})));`;
}

/** A property whose type has no established spelling is sent in addition to the typed request. */
function isLoose({ value }: RequestField): boolean {
  return value.kind === 'enum';
}

function callArguments(request: SampleRequest): Doc[] {
  const { method, path, fields, free } = request;
  const values = path.map(textLiteral);
  const typed = fields.filter((field) => !isLoose(field)).map(member);
  if (free !== undefined) return [...values, jsonLiteral(free, literals), ...optionsArgument(request)];
  if (method.request === undefined) return [...values, ...optionsArgument(request)];
  const argument =
    typed.length === 0 ? `new ${method.request}()` : initializer(`new ${method.request}`, typed);
  return [...values, argument, ...optionsArgument(request)];
}

function optionsArgument({ method, fields, idempotencyKey }: SampleRequest): Doc[] {
  const loose = fields.filter(isLoose);
  const key = idempotencyKey === undefined ? [] : [`IdempotencyKey = ${textLiteral(idempotencyKey)}`];
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
        value.entries.map(([key, item]) => [key, item === null ? literals.null : textLiteral(item)]),
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
      return textLiteral(value.value);
    case 'integer':
    case 'number':
    case 'boolean':
      return String(value.value);
  }
}

/** A string literal, a variable, or both joined. */
function textLiteral(text: string): string {
  return concatenation(text, camelCase);
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
