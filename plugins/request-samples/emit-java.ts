import type { ApiDescription } from '../api-description/types.ts';
import { identifiers, importsFor } from './identifiers.ts';
import { chain, enclosed, entries, indented, lines, paragraphs, printProgram, type Doc } from './layout.ts';
import { jsonLiteral, quoted, type JsonLiterals } from './json-literal.ts';
import { camelCase } from './names.ts';
import { sampleRequest, uploadedFile, type RequestField, type SampleRequest } from './sample-request.ts';
import type { SampleField, SampleValue } from './sample-value.ts';
import { environmentTokens } from './environment-tokens.ts';
import type { Emitter } from './types.ts';

const INDENTATION = { tabWidth: 4 };

/** `Map.of` accepts no more pairs than this. */
const MAP_OF_LIMIT = 10;

const literals: JsonLiterals = {
  null: 'null',
  true: 'true',
  false: 'false',
  list: (items) => enclosed('List.of(', items, ')'),
  object: (members) => mapOf(members),
};

/** Writes a request for the Java SDK, as a class with a `main` method. */
export const emitJava: Emitter = (input) => {
  const request = sampleRequest('java', input);
  const construction = chain('BasisTheoryApiClient client = BasisTheoryApiClient.builder()', [
    '.apiKey("<API_KEY>")',
    `.environment(${environmentTokens('java')[input.environment]})`,
    '.build();',
  ]);
  const throwsClause = request.method.result === 'content' ? ' throws IOException' : '';
  const main: Doc = [
    `public static void main(String[] args)${throwsClause} {`,
    indented(paragraphs([construction, ...callAndPrint(request)])),
    lines(['', '}']),
  ];
  const program = printProgram([['public class Main {', indented(main), lines(['', '}'])]], INDENTATION);
  return `${printProgram([lines(imports(request, identifiers(program), input.description))], INDENTATION)}\n${program}`;
};

const STANDARD_IMPORTS = {
  BasisTheoryApiClient: 'com.basistheory.BasisTheoryApiClient',
  Environment: 'com.basistheory.core.Environment',
  IdempotentRequestOptions: 'com.basistheory.core.IdempotentRequestOptions',
  RequestOptions: 'com.basistheory.core.RequestOptions',
  File: 'java.io.File',
  IOException: 'java.io.IOException',
  Files: 'java.nio.file.Files',
  Paths: 'java.nio.file.Paths',
  OffsetDateTime: 'java.time.OffsetDateTime',
  List: 'java.util.List',
  Map: 'java.util.Map',
  Optional: 'java.util.Optional',
} as const;

function imports(
  { method }: SampleRequest,
  used: ReadonlySet<string>,
  { schemas }: ApiDescription,
): string[] {
  const models = [...schemas.keys()]
    .filter((type) => used.has(type) && type !== method.request)
    .map((type) => `com.basistheory.types.${type}`);
  const request =
    method.request !== undefined && used.has(method.request)
      ? [`${method.from ?? 'com.basistheory.types'}.${method.request}`]
      : [];
  return [...importsFor(used, STANDARD_IMPORTS), ...models, ...request]
    .sort()
    .map((name) => `import ${name};`);
}

function callAndPrint(request: SampleRequest): Doc[] {
  const { call, result } = request.method;
  const invocation: Doc = [
    `client.${call.replaceAll('.', '().')}`,
    enclosed('(', callArguments(request), ')'),
    ';',
  ];
  if (result === 'none') return [invocation];
  if (result === 'page') return [['var page = ', invocation], 'System.out.println(page.getItems());'];
  if (result === 'content')
    return [['var content = ', invocation], 'Files.copy(content, Paths.get("document"));'];
  return [['var response = ', invocation], 'System.out.println(response);'];
}

/** A query parameter whose type has no established spelling is sent in addition to the typed request. */
function isLooseParameter({ value, in: kind }: RequestField): boolean {
  return value.kind === 'enum' && kind === 'query';
}

function callArguments(request: SampleRequest): Doc[] {
  const { method, path, fields, free } = request;
  const values = path.map(quoted);
  const options = optionsArgument(request);
  if (free !== undefined) return [...values, jsonLiteral(free, literals), ...options];
  const file = uploadedFile(request);
  const upload = file === undefined ? [] : [`Optional.of(new File(${quoted(file)}))`];
  const typed = fields.filter((field) => !isLooseParameter(field) && field.value.kind !== 'file');
  if (method.request === undefined || typed.length === 0) return [...values, ...upload, ...options];
  return [...values, ...upload, builder(method.request, typed, true), ...options];
}

function optionsArgument({ method, fields, idempotencyKey }: SampleRequest): Doc[] {
  const key = idempotencyKey === undefined ? [] : [`.idempotencyKey(${quoted(idempotencyKey)})`];
  const query = fields
    .filter(isLooseParameter)
    .map(({ name, value }): Doc => [`.addQueryParameter(${quoted(name)}, `, rawEnum(value), ')']);
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
          item === null ? 'Optional.empty()' : `Optional.of(${quoted(item)})`,
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
      return quoted(value.kind === 'file' ? value.name : value.value);
    case 'integer':
    case 'number':
    case 'boolean':
      return String(value.value);
  }
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
