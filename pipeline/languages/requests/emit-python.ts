import { lookup } from 'mime-types';
import { answerPath, comparedProperty, isPosition } from './answer-path.ts';
import { concatenation } from './carried.ts';
import { afterAnswer, isAnswerUsed, repeated, scalarLiteral, type CheckSyntax } from './checks.ts';
import { enclosed, entries, indented, lines, type Doc } from './layout.ts';
import type { ApiDescription } from '../../material/api-description/types.ts';
import { importsFor } from './identifiers.ts';
import { jsonLiteral, quoted, type JsonLiterals } from './json-literal.ts';
import { snakeCase } from './names.ts';
import { plainRequest } from './plain-request.ts';
import { sampleRequest, uploadedFile, type SampleRequest } from './sample-request.ts';
import type { SampleField, SampleValue } from './sample-value.ts';
import { sdkMethod, sdkMethods } from './sdk-methods.ts';
import { environmentTokens } from './environment-tokens.ts';
import { printedPart } from './printed-part.ts';
import type { AnswerCondition, Call, CallOutput } from './types.ts';
import type { LanguageWriter } from './writer.ts';

/** Columns that a formatter leaves on one line by default. */
const MAXIMUM_IMPORT = 88;

const literals: JsonLiterals = {
  null: 'None',
  true: 'True',
  false: 'False',
  string: textLiteral,
  list: (items) => enclosed('[', items, ']', { trailing: ',' }),
  object: (members) => dictionary(members),
};

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
      [`api_key=${quoted(client.key)}`, `environment=${environmentTokens('python')[environment]}`],
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

function imports(used: ReadonlySet<string>, { schemas }: ApiDescription): Doc[] {
  const models = ['BasisTheory', ...schemas.keys()].filter((name) => used.has(name)).sort();
  const line = `from basis_theory import ${models.join(', ')}`;
  const sdk =
    line.length <= MAXIMUM_IMPORT
      ? line
      : entries('from basis_theory import (', models, ')', { trailing: ',' });
  const standard = importsFor(used, {
    time: 'import time',
    datetime: 'from datetime import datetime, timezone',
  });
  const packages = [
    ...importsFor(used, { httpx: 'import httpx' }),
    ...(models.length === 0 ? [] : [sdk]),
    ...importsFor(used, {
      BasisTheoryEnvironment: 'from basis_theory.environment import BasisTheoryEnvironment',
    }),
  ];
  return [...standard, ...(packages.length === 0 ? [] : [lines(packages)])];
}

function callAndPrint(call: Call, request: SampleRequest, branch: readonly Doc[]): Doc[] {
  const { call: method, result } = request.method;
  const invocation: Doc = [`${snakeCase(call.client.name)}.${method}`, callArguments(request)];
  const file = uploadedFile(request);
  const name = snakeCase(call.answer ?? (result === 'page' ? 'page' : 'response'));
  const syntax = checkSyntax((condition) => `${name}.${snakeCase(comparedProperty(call, condition).name)}`);
  const keeps = call.outputs.map((output) => kept(call, output, name));
  const printed = print(call, name);
  const use = { kept: keeps, ...(printed === undefined ? {} : { printed }) };
  const after = afterAnswer(call, syntax, use, branch);
  if (file !== undefined) {
    return [
      [`with open(${quoted(file)}, "rb") as document:`, indented([`${name} = `, invocation])],
      ...after,
    ];
  }
  if (result === 'none' || (result !== 'content' && !isAnswerUsed(call, printed))) return [invocation];
  if (result === 'content') {
    const copy: Doc = [['for chunk in ', invocation, ':'], indented('file.write(chunk)')];
    return [['with open("document", "wb") as file:', indented(copy)]];
  }
  const assignment: Doc = [`${name} = `, invocation];
  const retries = `retries${call.suffix}`;
  const loop = repeated(call, syntax, ({ after: seconds, limit }, test) =>
    lines([
      `${retries} = 0`,
      [
        `while ${test} and ${retries} < ${String(limit)}:`,
        indented(lines([`time.sleep(${String(seconds)})`, assignment, `${retries} += 1`])),
      ],
    ]),
  );
  return [assignment, ...loop, ...after];
}

/** Prints the part of an answer that is harmless in a log. */
function print(call: Call, answer: string): Doc | undefined {
  const part = printedPart(call);
  if (part === undefined) return undefined;
  if (part.kind === 'strings') return `print(${answer})`;
  if (part.kind === 'value') {
    const { assertion, value } = valueAt(call, part.pointer, answer, part.pointer.length > 1);
    return lines([...assertion, `print(${value})`]);
  }
  const isPage = sdkMethod('python', call.operation.id).result === 'page';
  const list = part.inData ? `${answer}.${isPage ? 'items' : 'data'} or []` : answer;
  return `print([item.${snakeCase(part.name)} for item in ${list}])`;
}

/** Keeps a value of what the SDK returns; the members on the way to it are optional in its types. */
function kept(call: Call, { name, pointer }: CallOutput, answer: string): Doc {
  const { assertion, value } = valueAt(call, pointer, answer, true);
  return lines([...assertion, `${snakeCase(name)} = ${value}`]);
}

/** @param isNeeded whether the value itself may not be absent */
function valueAt(
  call: Call,
  pointer: readonly string[],
  answer: string,
  isNeeded: boolean,
): { readonly assertion: readonly string[]; readonly value: string } {
  const { result } = sdkMethod('python', call.operation.id);
  const optional: string[] = [];
  let value = answer;
  for (const step of answerPath(call, pointer)) {
    if (step.kind === 'property') value += `.${snakeCase(step.name)}`;
    else value += step.kind === 'item' ? `[${String(step.index)}]` : keyAccess(step.name);
    if (result === 'page') value = value.replace('.data', '.items');
    if (step.kind === 'property' && step.isOptional) optional.push(value);
  }
  const isAsserted = isNeeded && optional.length > 0;
  return { assertion: isAsserted ? [`assert ${optional.join(' and ')}`] : [], value };
}

function keyAccess(key: string): string {
  return isPosition(key) ? `[${key}]` : `[${quoted(key)}]`;
}

/** Like `keyAccess`, but for what may be absent. */
function lookUp(key: string, index: number, { length }: readonly string[]): string {
  if (/^\d+$/.test(key)) return keyAccess(key);
  return `.get(${quoted(key)}${index < length - 1 ? ', {}' : ''})`;
}

/** @param valueOf the value that a condition compares, as an expression */
function checkSyntax(valueOf: (condition: AnswerCondition) => string): CheckSyntax {
  return {
    style: { opens: (test) => `if ${test}:`, continues: (test) => `elif ${test}:`, and: ' and ' },
    test: (condition) => {
      const { operator, value } = condition;
      if (typeof value !== 'boolean') return `${valueOf(condition)} ${operator} ${scalarLiteral(value)}`;
      return `${valueOf(condition)} ${operator === '==' ? 'is' : 'is not'} ${value ? literals.true : literals.false}`;
    },
    stop: (finding, condition) => `raise SystemExit(${quoted(`${finding}: `)} + str(${valueOf(condition)}))`,
  };
}

/** The request with HTTPX, which the SDK itself uses, for what no SDK has a method for. */
function plainStatements(call: Call, branch: readonly Doc[]): Doc[] {
  const { method, path, headers, body } = plainRequest(call);
  const response = `response${call.suffix}`;
  const url = `${environmentTokens('python')[call.environment]}.value + ${textLiteral(path)}`;
  // HTTPX itself sets the content type of JSON and of a form.
  const given = headers.filter(([name]) => name !== 'Content-Type');
  const request: Doc = [
    `${response} = httpx.${method.toLowerCase()}`,
    entries(
      '(',
      [
        url,
        ['headers=', dictionary(given.map(([name, value]) => [name, textLiteral(value)]))],
        ...(body === undefined
          ? []
          : [[body.isForm ? 'data=' : 'json=', jsonLiteral(body.value, literals)] as Doc]),
        'timeout=30',
      ],
      ')',
      { trailing: ',' },
    ),
  ];
  const checked: Doc = [
    `if ${response}.is_error:`,
    indented(`raise SystemExit(f"Status {${response}.status_code}")`),
  ];
  const statements = lines([request, checked]);
  const printed = `print(${response}.status_code)`;
  if (call.outputs.length === 0 && call.conditions.length === 0) return [statements, printed];
  const answer = `answer${call.suffix}`;
  const keeps = call.outputs.map(
    ({ name, pointer }) => `${snakeCase(name)} = ${answer}${pointer.map(keyAccess).join('')}`,
  );
  const syntax = checkSyntax(({ pointer }) => answer + pointer.map(lookUp).join(''));
  const declared = [`${answer} = ${response}.json()`];
  const use = { declared, kept: keeps, printed };
  return [statements, ...afterAnswer(call, syntax, use, branch)];
}

function callArguments({ path, fields, free, idempotencyKey }: SampleRequest): Doc {
  const request = free === undefined ? fields.map(keyword) : [['request=', jsonLiteral(free, literals)]];
  const key = idempotencyKey === undefined ? [] : [`idempotency_key=${textLiteral(idempotencyKey)}`];
  return enclosed('(', [...path.map(textLiteral), ...request, ...key], ')', { trailing: ',' });
}

function keyword({ name, value }: SampleField): Doc {
  return [snakeCase(name), '=', valueLiteral(value)];
}

/** A member of an object: some types have spellings of their own. */
function member(type: string, { name, value }: SampleField): Doc {
  const spelling = sdkMethods('python').members[type]?.[name] ?? snakeCase(name);
  return [spelling, '=', valueLiteral(value)];
}

function valueLiteral(value: SampleValue): Doc {
  switch (value.kind) {
    case 'object':
      return entries(
        [value.type, '('],
        value.fields.map((field) => member(value.type, field)),
        ')',
        { trailing: ',' },
      );
    case 'list':
      return literals.list(value.items.map(valueLiteral));
    case 'map':
      return dictionary(
        value.entries.map(([key, item]) => [key, item === null ? literals.null : textLiteral(item)]),
      );
    case 'free':
      return jsonLiteral(value.value, literals);
    case 'instant':
      return instant(value.value);
    case 'file':
      return file(value.name);
    case 'enum':
    case 'string':
      return textLiteral(value.value);
    case 'integer':
    case 'number':
      return String(value.value);
    case 'boolean':
      return value.value ? literals.true : literals.false;
  }
}

/** The parts of a moment, because the oldest supported Python does not read the `Z` of ISO 8601. */
function instant(value: string): string {
  const moment = new Date(value);
  const day = [moment.getUTCFullYear(), moment.getUTCMonth() + 1, moment.getUTCDate()];
  const time = [moment.getUTCHours(), moment.getUTCMinutes(), moment.getUTCSeconds()];
  const parts = time.every((part) => part === 0) ? day : [...day, ...time];
  return `datetime(${[...parts, 'tzinfo=timezone.utc'].join(', ')})`;
}

function file(name: string): Doc {
  const type = lookup(name);
  return enclosed('(', [quoted(name), 'document', ...(type ? [quoted(type)] : [])], ')');
}

/** A string literal, a variable, or both joined. */
function textLiteral(text: string): string {
  return concatenation(text, snakeCase);
}

function dictionary(members: readonly (readonly [key: string, value: Doc])[]): Doc {
  return entries(
    '{',
    members.map(([key, value]) => [quoted(key), ': ', value]),
    '}',
    { trailing: ',' },
  );
}
