import type { ApiDescription } from '../../material/api-description/types.ts';
import { answerPath, comparedProperty, isPosition } from './answer-path.ts';
import { concatenation } from './carried.ts';
import { afterAnswer, isAnswerUsed, repeated } from './checks.ts';
import { importsFor } from './identifiers.ts';
import { chain, enclosed, entries, indented, lines, paragraphs, type Doc } from './layout.ts';
import { jsonLiteral, quoted, type JsonLiterals } from './json-literal.ts';
import { camelCase, pascalCase } from './names.ts';
import { javaChecks, javaPlain } from './plain-java.ts';
import { sampleRequest, uploadedFile, type RequestField, type SampleRequest } from './sample-request.ts';
import type { SampleField, SampleValue } from './sample-value.ts';
import { printedPart } from './printed-part.ts';
import { sdkMethod } from './sdk-methods.ts';
import { environmentTokens } from './environment-tokens.ts';
import type { Call, CallOutput } from './types.ts';
import type { LanguageWriter } from './writer.ts';

/** `Map.of` accepts no more pairs than this. */
const MAP_OF_LIMIT = 10;

const literals: JsonLiterals = {
  null: 'null',
  true: 'true',
  false: 'false',
  string: textLiteral,
  list: (items) => enclosed('List.of(', items, ')'),
  object: (members) => mapOf(members),
};

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
      `.environment(${environmentTokens('java')[environment]})`,
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
  const copies = calls.some(({ operation }) => sdkMethod('java', operation.id).result === 'content');
  const sleeps = calls.some(({ retry }) => retry !== undefined);
  return [...(copies ? ['IOException'] : []), ...(sleeps ? ['InterruptedException'] : [])];
}

const STANDARD_IMPORTS = {
  BasisTheoryApiClient: 'com.basistheory.BasisTheoryApiClient',
  Environment: 'com.basistheory.core.Environment',
  IdempotentRequestOptions: 'com.basistheory.core.IdempotentRequestOptions',
  RequestOptions: 'com.basistheory.core.RequestOptions',
  ObjectMapper: 'com.fasterxml.jackson.databind.ObjectMapper',
  File: 'java.io.File',
  IOException: 'java.io.IOException',
  URI: 'java.net.URI',
  URLEncoder: 'java.net.URLEncoder',
  HttpClient: 'java.net.http.HttpClient',
  HttpRequest: 'java.net.http.HttpRequest',
  HttpResponse: 'java.net.http.HttpResponse',
  StandardCharsets: 'java.nio.charset.StandardCharsets',
  Files: 'java.nio.file.Files',
  Paths: 'java.nio.file.Paths',
  OffsetDateTime: 'java.time.OffsetDateTime',
  List: 'java.util.List',
  Map: 'java.util.Map',
  Optional: 'java.util.Optional',
} as const;

function imports(calls: readonly Call[], used: ReadonlySet<string>, { schemas }: ApiDescription): string[] {
  const methods = calls
    .filter(({ isPlain }) => !isPlain)
    .map(({ operation }) => sdkMethod('java', operation.id));
  const requests = methods.flatMap(({ request, from }) =>
    request !== undefined && used.has(request) ? [{ request, from }] : [],
  );
  const models = [...schemas.keys()]
    .filter((type) => used.has(type) && !methods.some(({ request }) => request === type))
    .map((type) => `com.basistheory.types.${type}`);
  const requestTypes = requests.map(({ request, from }) => `${from ?? 'com.basistheory.types'}.${request}`);
  return [...new Set([...importsFor(used, STANDARD_IMPORTS), ...models, ...requestTypes])]
    .sort()
    .map((name) => `import ${name};`);
}

function callAndPrint(call: Call, request: SampleRequest, branch: readonly Doc[]): Doc[] {
  const { call: method, result } = request.method;
  const invocation: Doc = [
    `${camelCase(call.client.name)}.${method.replaceAll('.', '().')}`,
    enclosed('(', callArguments(request), ')'),
    ';',
  ];
  if (result === 'none') return [invocation];
  if (result === 'content') {
    const content = `content${call.suffix}`;
    return [[`var ${content} = `, invocation], `Files.copy(${content}, Paths.get("document"));`];
  }
  const name = camelCase(call.answer ?? (result === 'page' ? 'page' : 'response'));
  const syntax = javaChecks((condition) => {
    const property = comparedProperty(call, condition);
    return `${name}.get${pascalCase(property.name)}()${property.isOptional ? '.orElse(null)' : ''}`;
  });
  const keeps = call.outputs.map((output) => kept(call, output, name));
  const printed = print(call, name);
  if (!isAnswerUsed(call, printed)) return [invocation];
  return [
    [`var ${name} = `, invocation],
    ...repeated(call, syntax, ({ after, limit }, test) =>
      lines([
        [
          `for (int retry = 0; ${test} && retry < ${String(limit)}; retry++) {`,
          indented(lines([`Thread.sleep(${String(after * 1000)});`, [`${name} = `, invocation]])),
        ],
        '}',
      ]),
    ),
    ...afterAnswer(call, syntax, { kept: keeps, ...(printed === undefined ? {} : { printed }) }, branch),
  ];
}

/** Prints the part of an answer that is harmless in a log. */
function print(call: Call, answer: string): string | undefined {
  const part = printedPart(call);
  if (part === undefined) return undefined;
  if (part.kind === 'strings') return `System.out.println(${answer});`;
  if (part.kind === 'value') return `System.out.println(${valueAt(call, part.pointer, answer)});`;
  const list = part.inData ? valueAt(call, ['data'], answer) : answer;
  const value = `item.get${pascalCase(part.name)}()${part.isOptional ? '.orElseThrow()' : ''}`;
  return `${list}.forEach(item -> System.out.println(${value}));`;
}

function kept(call: Call, { name, pointer }: CallOutput, answer: string): string {
  const value = valueAt(call, pointer, answer);
  const isText = answerPath(call, pointer).at(-1)?.kind !== 'key';
  return `String ${camelCase(name)} = ${isText ? value : `(String) ${value}`};`;
}

function valueAt(call: Call, pointer: readonly string[], answer: string): string {
  const isPage = sdkMethod('java', call.operation.id).result === 'page';
  const steps = answerPath(call, pointer);
  return steps.reduce((expression, step, index) => {
    if (step.kind === 'property') {
      if (isPage && index === 0) return `${expression}.getItems()`;
      return `${expression}.get${pascalCase(step.name)}()${step.isOptional ? '.orElseThrow()' : ''}`;
    }
    if (step.kind === 'item') return `${expression}.get(${String(step.index)})`;
    if (isPosition(step.name)) return `((List<?>) ${expression}).get(${step.name})`;
    return `((Map<?, ?>) ${expression}).get(${quoted(step.name)})`;
  }, answer);
}

/** A query parameter whose type has no established spelling is sent in addition to the typed request. */
function isLooseParameter({ value, in: kind }: RequestField): boolean {
  return value.kind === 'enum' && kind === 'query';
}

function callArguments(request: SampleRequest): Doc[] {
  const { method, path, fields, free } = request;
  const values = path.map(textLiteral);
  const options = optionsArgument(request);
  if (free !== undefined) return [...values, jsonLiteral(free, literals), ...options];
  const file = uploadedFile(request);
  const upload = file === undefined ? [] : [`Optional.of(new File(${quoted(file)}))`];
  const typed = fields.filter((field) => !isLooseParameter(field) && field.value.kind !== 'file');
  if (method.request === undefined || typed.length === 0) return [...values, ...upload, ...options];
  return [...values, ...upload, builder(method.request, typed, true), ...options];
}

function optionsArgument({ method, fields, idempotencyKey }: SampleRequest): Doc[] {
  const key = idempotencyKey === undefined ? [] : [`.idempotencyKey(${textLiteral(idempotencyKey)})`];
  const query = fields
    .filter(isLooseParameter)
    .map(({ wireName, value }): Doc => [`.addQueryParameter(${quoted(wireName)}, `, rawEnum(value), ')']);
  const calls = [...key, ...query];
  if (calls.length === 0) return [];
  return [
    chain(`${method.idempotent ? 'IdempotentRequestOptions' : 'RequestOptions'}.builder()`, [
      ...calls,
      '.build()',
    ]),
  ];
}

/**
 * @param isRequest whether the type is that of the whole request: a standalone enumeration has no established spelling
 *   there and goes in as an additional property
 */
function builder(type: string, fields: readonly SampleField[], isRequest = false): Doc {
  const calls = inStages(fields).map(({ name, value }): Doc => {
    if (isRequest && value.kind === 'enum')
      return [`.additionalProperty(${quoted(name)}, `, rawEnum(value), ')'];
    const isCollection = value.kind === 'list' || value.kind === 'map' || value.kind === 'free';
    const argument = valueExpression(value);
    return [`.${camelCase(name)}`, isCollection ? ['(', argument, ')'] : enclosed('(', [argument], ')')];
  });
  return chain(`${type}.builder()`, [...calls, '.build()']);
}

/** A staged builder asks for what is required first, in the order of the schema; collections belong to its last stage. */
function inStages(fields: readonly SampleField[]): SampleField[] {
  const isStage = ({ required, value }: SampleField): boolean =>
    required && value.kind !== 'list' && value.kind !== 'map';
  return [...fields.filter(isStage), ...fields.filter((field) => !isStage(field))];
}

function valueExpression(value: SampleValue): Doc {
  switch (value.kind) {
    case 'object':
      return builder(value.type, value.fields);
    case 'list':
      return literals.list(value.items.map(valueExpression));
    case 'map':
      return mapOf(
        value.entries.map(([key, item]) => [
          key,
          item === null ? 'Optional.empty()' : `Optional.of(${textLiteral(item)})`,
        ]),
      );
    case 'free':
      return jsonLiteral(value.value, literals);
    case 'instant':
      return `OffsetDateTime.parse(${quoted(value.value)})`;
    case 'enum':
      return `${value.type}.${value.value.toUpperCase().replaceAll('-', '_')}`;
    case 'file':
    case 'string':
      return value.kind === 'file' ? quoted(value.name) : textLiteral(value.value);
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

function rawEnum(value: SampleValue): Doc {
  return value.kind === 'enum' ? quoted(value.value) : valueExpression(value);
}

function mapOf(members: readonly (readonly [key: string, value: Doc])[]): Doc {
  const empty = members.find(([, value]) => value === literals.null);
  if (empty)
    throw new Error(`a Java map cannot hold null, and "${empty[0]}" is null. Leave it out of the example.`);
  if (members.length <= MAP_OF_LIMIT)
    return entries(
      'Map.of(',
      members.map(([key, value]) => [quoted(key), ', ', value]),
      ')',
    );
  return entries(
    'Map.ofEntries(',
    members.map(([key, value]) => [`Map.entry(${quoted(key)}, `, value, ')']),
    ')',
  );
}
