import { enclosed, indented, lines, paragraphs, printProgram, type Doc } from './layout.ts';
import { composite, literals, member, plain } from './go-literals.ts';
import { identifiers, importsFor } from './identifiers.ts';
import { jsonLiteral, quoted } from './json-literal.ts';
import { sampleRequest, uploadedFile, type RequestField, type SampleRequest } from './sample-request.ts';
import type { SampleValue } from './sample-value.ts';
import { sdkMethods } from './sdk-methods.ts';
import { environmentTokens } from './environment-tokens.ts';
import type { Emitter } from './types.ts';

const INDENTATION = { tabWidth: 4, useTabs: true };

/** Writes a request for the Go SDK, as a program. */
export const emitGo: Emitter = (input) => {
  const request = sampleRequest('go', input);
  const construction = enclosed(
    'api := client.NewClient(',
    ['option.WithAPIKey("<API_KEY>")', `option.WithBaseURL(${environmentTokens('go')[input.environment]})`],
    ')',
    { trailing: ',' },
  );
  const main: Doc = [
    'func main() {',
    indented(paragraphs([construction, ...callAndPrint(request)])),
    lines(['', '}']),
  ];
  const program = printProgram([main], INDENTATION);
  return `${printProgram(['package main', importDeclaration(request, identifiers(program))], INDENTATION)}\n${program}`;
};

const STANDARD_PACKAGES = {
  context: 'context',
  fmt: 'fmt',
  io: 'io',
  log: 'log',
  url: 'net/url',
  os: 'os',
} as const;

function importDeclaration({ method }: SampleRequest, used: ReadonlySet<string>): Doc {
  const { package: module } = sdkMethods('go');
  const packages = [
    `${module}/client`,
    `${module}/option`,
    ...(method.from === undefined || method.from === module ? [] : [method.from]),
  ];
  const sdk = [`basistheory ${quoted(module)}`, ...packages.sort().map(quoted)];
  const standard = importsFor(used, STANDARD_PACKAGES).map(quoted);
  return ['import (', indented(paragraphs([lines(standard), lines(sdk)])), lines(['', ')'])];
}

function callAndPrint(request: SampleRequest): Doc[] {
  const { call, result } = request.method;
  const invocation: Doc = [`api.${call}`, enclosed('(', callArguments(request), ')', { trailing: ',' })];
  if (result === 'none')
    return [['if err := ', invocation, '; err != nil {', indented('log.Fatal(err)'), lines(['', '}'])]];
  if (result === 'content') return [checked('content', invocation), ...copyContent()];
  const file = uploadedFile(request);
  const opened =
    file === undefined
      ? []
      : [lines([checked('document', `os.Open(${quoted(file)})`), 'defer document.Close()'])];
  const name = result === 'page' ? 'page' : 'response';
  return [
    ...opened,
    checked(name, invocation),
    result === 'page' ? 'fmt.Println(page.Results)' : 'fmt.Println(response)',
  ];
}

function checked(name: string, expression: Doc): Doc {
  return lines([
    [`${name}, err := `, expression],
    ['if err != nil {', indented('log.Fatal(err)'), lines(['', '}'])],
  ]);
}

function copyContent(): Doc[] {
  const created = lines([checked('file', 'os.Create("document")'), 'defer file.Close()']);
  return [
    created,
    ['if _, err := io.Copy(file, content); err != nil {', indented('log.Fatal(err)'), lines(['', '}'])],
  ];
}

/** A property whose type has no established spelling is sent in addition to the typed request. */
function isLoose({ value, required, in: kind }: RequestField): boolean {
  if (value.kind === 'enum') return !required;
  return value.kind === 'list' && kind === 'query';
}

function callArguments(request: SampleRequest): Doc[] {
  const { method, path, fields, free } = request;
  const values = ['context.Background()', ...path.map(quoted)];
  const options = callOptions(request);
  if (free !== undefined) return [...values, jsonLiteral(free, literals), ...options];
  if (method.request === undefined) return [...values, ...options];
  const typed = fields.filter((field) => !isLoose(field));
  return [
    ...values,
    composite(`&${packageOf(method.from)}.${method.request}`, typed.map(member)),
    ...options,
  ];
}

function callOptions({ fields, idempotencyKey }: SampleRequest): Doc[] {
  const query = fields.filter((field) => isLoose(field) && field.in === 'query');
  const body = fields.filter((field) => isLoose(field) && field.in === 'body');
  const key =
    idempotencyKey === undefined
      ? []
      : [`option.WithIdempotencyKey(basistheory.String(${quoted(idempotencyKey)}))`];
  const queryOption = [
    'option.WithQueryParameters(',
    composite(
      'url.Values',
      query.map(({ name, value }) => [quoted(name), queryValues(value)]),
    ),
    ')',
  ];
  const bodyOption = [
    'option.WithBodyProperties(',
    composite(
      'map[string]any',
      body.map(({ name, value }) => [quoted(name), plain(value)]),
    ),
    ')',
  ];
  return [...key, ...(query.length === 0 ? [] : [queryOption]), ...(body.length === 0 ? [] : [bodyOption])];
}

function queryValues(value: SampleValue): Doc {
  return enclosed('{', value.kind === 'list' ? value.items.map(plain) : [plain(value)], '}', {
    trailing: ',',
  });
}

/** The name of a package is the last part of its path; that of the module's root is `basistheory`. */
function packageOf(importPath: string | undefined): string {
  if (importPath === undefined || importPath === sdkMethods('go').package) return 'basistheory';
  return importPath.slice(importPath.lastIndexOf('/') + 1);
}
