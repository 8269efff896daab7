import { lookup } from 'mime-types';
import type { JsonValue } from '../../material/api-description/types.ts';
import { carriedNames, carriedParts } from './carried.ts';
import { finding, scalarLiteral } from './checks.ts';
import { environmentTokens } from './environment-tokens.ts';
import { indented, lines, paragraphs, unindented, type Doc } from './layout.ts';
import { snakeCase } from './names.ts';
import { formFields, plainRequest, requestPath } from './plain-request.ts';
import { printedPart } from './printed-part.ts';
import type { AnswerCondition, Call, CallBranch, CallOutput, CallRetry } from './types.ts';
import type { LanguageWriter } from './writer.ts';

/** Writes requests as calls of cURL for a POSIX shell. */
export const curlWriter: LanguageWriter = {
  indentation: { tabWidth: 2 },
  comment: (text) => `# ${text}`,
  variable: shellVariable,
  setUp: () => [],
  emptyBlock: (text) => lines([`# ${text}`, ':']),
  statements: (call, branch) => {
    if (call.title === undefined) return [commandLines(curl(call, []))];
    if (!hasAnswer(call)) return [commandLines(curl(call, FAIL))];
    const checks = call.conditions.map(checked);
    return [
      lines([
        answerOf(call),
        ...(call.retry === undefined ? [] : [loop(call, call.retry)]),
        ...print(call),
        ...(call.branch === undefined ? checks : choice(call.branch, branch, checks)),
        ...call.outputs.map(kept),
      ]),
    ];
  },
  wrap: (statements, calls) =>
    calls.some(({ title }) => title !== undefined) ? ['set -e', ...statements] : [...statements],
  imports: () => [],
};

/** Nothing but the answer is printed, and a status of an error ends the program. */
const FAIL = ['--silent --show-error --fail-with-body'];

/** A command on its lines; its document has to begin where lines begin, even inside a block. */
function commandLines({ command, here }: Command): Doc {
  const rows = lines(command.split('\n'));
  return here === undefined ? rows : [rows, unindented(here)];
}

/** Whether a body comes back that the program does not write into a file. */
function hasAnswer(call: Call): boolean {
  const success = call.operation.responses.find(({ status }) => status < 400);
  return call.isPlain || (success?.schema !== undefined && output(call).length === 0);
}

/** Prints the part of an answer that is harmless in a log; the reader finds the rest in the variable. */
function print(call: Call): string[] {
  const part = call.isPlain ? undefined : printedPart(call);
  if (part === undefined) return [];
  if (part.kind === 'value') return [`${READ_ANSWER} | jq -r ${jqPath(part.pointer)}`];
  const list = part.kind === 'items' && part.inData ? '.data[]' : '.[]';
  return [`${READ_ANSWER} | jq -r '${list}${part.kind === 'items' ? `.${part.name}` : ''}'`];
}

/** The answer of a call in a variable. A status of an error ends the program, and cURL says which. */
function answerOf(call: Call): Doc {
  const command = curl(call, FAIL);
  const end = ')';
  return ['ANSWER=$(', commandLines(command), command.here === undefined ? end : unindented(`\n${end}`)];
}

/** A command that succeeds when all conditions hold for the answer. */
function holdsAll(conditions: readonly AnswerCondition[]): string {
  const tests = conditions.map(
    ({ pointer, operator, value }) => `${jqPath(pointer)} ${operator} ${scalarLiteral(value)}`,
  );
  return `${READ_ANSWER} | jq -e ${singleQuoted(tests.join(' and '))} > /dev/null`;
}

function choice({ when }: CallBranch, branch: readonly Doc[], checks: readonly Doc[]): Doc[] {
  return [
    '',
    [`if ${holdsAll(when)}; then`, indented(paragraphs(branch))],
    ['else', indented(lines(checks))],
    'fi',
  ];
}

function loop(call: Call, { when, after, limit }: CallRetry): Doc {
  const body = [`sleep ${String(after)}`, answerOf(call), 'RETRIES=$((RETRIES + 1))'];
  return lines([
    'RETRIES=0',
    [`while ${holdsAll(when)} && [ "$RETRIES" -lt ${String(limit)} ]; do`, indented(lines(body))],
    'done',
  ]);
}

/** In a program, an error of jq is the end; a shell of the reader stays open. */
function checked(condition: AnswerCondition): Doc {
  const { pointer, operator, value } = condition;
  const message = JSON.stringify(finding(condition)).slice(0, -1);
  const test = `${jqPath(pointer)} ${operator} ${scalarLiteral(value)} or error(${message}: \\(${jqPath(pointer)})")`;
  return `${READ_ANSWER} | jq -e ${singleQuoted(test)} > /dev/null`;
}

const READ_ANSWER = `printf '%s' "$ANSWER"`;

function kept({ name, pointer }: CallOutput): Doc {
  const filter = jqPath(pointer);
  const quoted = /^[\w.]+$/.test(filter) ? filter : singleQuoted(filter);
  return `${shellVariable(name)}=$(${READ_ANSWER} | jq -er ${quoted})`;
}

/** A pointer as a path of jq, e.g. `.data[0].id`. */
function jqPath(pointer: readonly string[]): string {
  const path = pointer.map((key) =>
    /^\d+$/.test(key) ? `[${key}]` : /^\w+$/.test(key) ? `.${key}` : `.[${JSON.stringify(key)}]`,
  );
  return path.join('').replace(/^\[/, '.[');
}

function shellVariable(words: string): string {
  return snakeCase(words).toUpperCase();
}

interface Command {
  readonly command: string;
  /** What follows it: a line break, its document and the end of that. */
  readonly here?: string;
}

function curl(call: Call, flags: readonly string[]): Command {
  const { operation } = call;
  const method = operation.method === 'GET' ? [] : [`-X ${operation.method}`];
  const { parts, here } = body(call);
  const url = `https://${environmentTokens('curl')[call.environment]}${expanded(requestPath(call))}`;
  const all = [`curl "${url}"`, ...flags, ...method, ...headers(call), ...parts, ...output(call)];
  return { command: all.join(' \\\n  '), ...(here === undefined ? {} : { here }) };
}

function headers(call: Call): string[] {
  // cURL itself writes the content type of a form with files, with its boundary.
  return plainRequest(call)
    .headers.filter(([, value]) => value !== 'multipart/form-data')
    .map(([name, value]) => `-H ${shellQuoted(`${name}: ${value}`)}`);
}

interface Body {
  readonly parts: readonly string[];
  /** A document after the command, which can hold variables. */
  readonly here?: string;
}

function body({ operation, example }: Call): Body {
  if (example.body === undefined) return { parts: [] };
  const type = operation.requestBody?.contentType;
  if (type === 'multipart/form-data') return { parts: formParts(example.body) };
  if (type === 'application/x-www-form-urlencoded')
    return {
      parts: formFields(example.body).map(
        ([name, value]) => `--data-urlencode ${shellQuoted(`${name}=${value}`)}`,
      ),
    };
  const json = JSON.stringify(example.body, null, 2);
  if (carriedNames(example.body).length === 0) return { parts: [`-d ${singleQuoted(json)}`] };
  return { parts: ['-d @- <<JSON'], here: `\n${expandedJson(example.body)}\nJSON` };
}

/** A document in which the shell replaces variables. */
function expandedJson(value: JsonValue): string {
  const embedded = JSON.stringify(value, null, 2).replace(
    /"(\$steps\.[\w-]+\.outputs\.[\w-]+)"/g,
    (_, reference: string) => `"{${reference}}"`,
  );
  return expanded(embedded, escaped);
}

/** In a document and in double quotes, but for the quotes themselves. */
function escaped(text: string): string {
  return text.replace(/[\\`$]/g, (character) => `\\${character}`);
}

function formParts(value: JsonValue): string[] {
  if (value === null || typeof value !== 'object')
    throw new Error(`a form has named parts, and ${JSON.stringify(value)} has none. Correct the example.`);
  return Object.entries(value).map(([name, part]) => {
    if (typeof part !== 'string')
      return `-F ${singleQuoted(`${name}=${JSON.stringify(part)};type=application/json`)}`;
    const type = lookup(part);
    return `-F ${shellQuoted(`${name}=@${part}${type ? `;type=${type}` : ''}`)}`;
  });
}

function output({ operation }: Call): string[] {
  const success = operation.responses.find(({ status }) => status < 400);
  return success?.contentType === 'application/octet-stream' ? ['--output document'] : [];
}

/** In double quotes where nothing in the text means anything to a shell there, or where it carries values. */
function shellQuoted(value: string): string {
  if (carriedNames(value).length > 0) return `"${expanded(value)}"`;
  return /["$`\\!]/.test(value) ? singleQuoted(value) : `"${value}"`;
}

/** A text for double quotes, its carried values as variables. */
function expanded(value: string, literal = doubleQuotable): string {
  const parts = carriedParts(value);
  return parts
    .map((part, index) => {
      if (!('variable' in part)) return literal(part.text);
      const next = parts[index + 1];
      const name = shellVariable(part.variable);
      const needsBraces = next !== undefined && ('variable' in next || /^\w/.test(next.text));
      return needsBraces ? `\${${name}}` : `$${name}`;
    })
    .join('');
}

function doubleQuotable(text: string): string {
  return escaped(text).replaceAll('"', '\\"');
}

function singleQuoted(value: string): string {
  return `'${value.replaceAll("'", `'\\''`)}'`;
}
