import { answerPath, comparedProperty, isPosition } from './answer-path.ts';
import { afterAnswer, isAnswerUsed, repeated, scalarLiteral } from './checks.ts';
import { enclosed, indented, lines, paragraphs, type Doc } from './layout.ts';
import { alignMembers, composite, literals, member, plain, textLiteral } from './go-literals.ts';
import { checked, goChecks, goPlain, stopOnError } from './plain-go.ts';
import { importsFor } from './identifiers.ts';
import { jsonLiteral, quoted } from './json-literal.ts';
import { goCase, goVariable } from './names.ts';
import { sampleRequest, uploadedFile, type RequestField, type SampleRequest } from './sample-request.ts';
import type { SampleValue } from './sample-value.ts';
import { printedPart } from './printed-part.ts';
import { sdkMethod, sdkMethods } from './sdk-methods.ts';
import { environmentTokens } from './environment-tokens.ts';
import type { AnswerCondition, Call, CallClient, CallOutput } from './types.ts';
import type { LanguageWriter } from './writer.ts';

/** Writes requests for the Go SDK, as a program. */
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
      [
        `option.WithAPIKey(${quoted(client.key)})`,
        `option.WithBaseURL(${environmentTokens('go')[environment]})`,
      ],
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

/** `client` is the name of a package. */
function clientVariable({ name }: CallClient): string {
  return name === 'client' ? 'api' : goVariable(name.replace(/_client$/, '_api'));
}

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

function callAndPrint(call: Call, request: SampleRequest, branch: readonly Doc[]): Doc[] {
  const { call: method, result } = request.method;
  const invocation: Doc = [
    `${clientVariable(call.client)}.${method}`,
    enclosed('(', callArguments(request), ')', { trailing: ',' }),
  ];
  if (result === 'none') return [['if err := ', invocation, '; err != nil {', stopOnError()]];
  if (result === 'content') {
    const content = `content${call.suffix}`;
    return [checked(content, invocation), ...copyContent(content, `file${call.suffix}`)];
  }
  const file = uploadedFile(request);
  const opened =
    file === undefined
      ? []
      : [lines([checked('document', `os.Open(${quoted(file)})`), 'defer document.Close()'])];
  const name = goVariable(call.answer ?? (result === 'page' ? 'page' : 'response'));
  const syntax = goChecks(
    (condition) => comparison(call, condition, name),
    (condition) => {
      const property = comparedProperty(call, condition);
      return property.isOptional ? undefined : `${name}.${goCase(property.name)}`;
    },
  );
  const keeps = call.outputs.map((output) => kept(call, output, name));
  const printed = print(call, name);
  if (!isAnswerUsed(call, printed))
    return [...opened, ['if _, err := ', invocation, '; err != nil {', stopOnError()]];
  return [
    ...opened,
    checked(name, invocation),
    ...repeated(call, syntax, ({ after, limit }, test) =>
      lines([
        [
          `for retry := 0; ${test} && retry < ${String(limit)}; retry++ {`,
          indented(
            lines([
              `time.Sleep(${String(after)} * time.Second)`,
              [`if ${name}, err = `, invocation, '; err != nil {', stopOnError()],
            ]),
          ),
        ],
        '}',
      ]),
    ),
    ...afterAnswer(call, syntax, { kept: keeps, ...(printed === undefined ? {} : { printed }) }, branch),
  ];
}

/** Prints the part of an answer that is harmless in a log. */
function print(call: Call, answer: string): Doc | undefined {
  const part = printedPart(call);
  if (part === undefined) return undefined;
  if (part.kind === 'strings') return `fmt.Println(${answer})`;
  if (part.kind === 'value') return `fmt.Println(${valueAt(call, part.pointer, answer)})`;
  const list = part.inData ? `${answer}.${resultsName(call)}` : answer;
  const value = `${part.isOptional ? '*' : ''}item.${goCase(part.name)}`;
  return lines([[`for _, item := range ${list} {`, indented(`fmt.Println(${value})`)], '}']);
}

/** What the SDK calls the property `data` of a list. */
function resultsName({ operation }: Call): string {
  return sdkMethod('go', operation.id).result === 'page' ? 'Results' : goCase('data');
}

/** What is optional is a pointer. */
function comparison(call: Call, condition: AnswerCondition, answer: string): string {
  const { operator, value } = condition;
  const { name, isOptional } = comparedProperty(call, condition);
  const property = `${answer}.${goCase(name)}`;
  const compared = `${property} ${operator} ${scalarLiteral(value)}`;
  if (!isOptional) return compared;
  return operator === '==' ? `${property} != nil && *${compared}` : `${property} == nil || *${compared}`;
}

function kept(call: Call, { name, pointer }: CallOutput, answer: string): string {
  const isKey = answerPath(call, pointer).at(-1)?.kind === 'key';
  return `${goVariable(name)} := ${valueAt(call, pointer, answer)}${isKey ? '.(string)' : ''}`;
}

function valueAt(call: Call, pointer: readonly string[], answer: string): string {
  const steps = answerPath(call, pointer);
  const last = steps.at(-1);
  const value = steps.reduce((expression, step, index) => {
    if (step.kind === 'property')
      return `${expression}.${index === 0 && step.name === 'data' ? resultsName(call) : goCase(step.name)}`;
    if (step.kind === 'item') return `${expression}[${String(step.index)}]`;
    if (isPosition(step.name)) return `${expression}.([]any)[${step.name}]`;
    return `${expression}.(map[string]any)[${quoted(step.name)}]`;
  }, answer);
  return last?.kind === 'property' && last.isOptional ? `*${value}` : value;
}

function copyContent(content: string, file: string): Doc[] {
  const created = lines([checked(file, 'os.Create("document")'), `defer ${file}.Close()`]);
  return [created, [`if _, err := io.Copy(${file}, ${content}); err != nil {`, stopOnError()]];
}

/** A parameter whose type has no established spelling is sent in addition to the typed request. */
function isLoose({ value, in: kind }: RequestField): boolean {
  return kind === 'query' && ['enum', 'list'].includes(value.kind);
}

function callArguments(request: SampleRequest): Doc[] {
  const { method, path, fields, free } = request;
  const values = ['context.Background()', ...path.map(textLiteral)];
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
  const query = fields.filter(isLoose);
  const key =
    idempotencyKey === undefined
      ? []
      : [`option.WithIdempotencyKey(basistheory.String(${textLiteral(idempotencyKey)}))`];
  const queryOption = [
    'option.WithQueryParameters(',
    composite(
      'url.Values',
      query.map(({ wireName, value }) => [quoted(wireName), queryValues(value)]),
    ),
    ')',
  ];
  return [...key, ...(query.length === 0 ? [] : [queryOption])];
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
