import { finding, scalarLiteral } from '../writing/checks.ts';
import { type Doc, indented, lines, paragraphs, unindented } from '../writing/layout.ts';
import { printedPart } from '../writing/printed-part.ts';
import type { AnswerCondition, Call, CallBranch, CallOutput, CallRetry } from '../writing/types.ts';
import { FAIL, commandLines, curl } from './command.ts';
import { shellVariable, singleQuoted } from './shell.ts';

/** Prints the part of an answer that is harmless in a log; the reader finds the rest in the variable. */
export function print(call: Call): string[] {
  const part = call.isPlain ? undefined : printedPart(call);
  if (part === undefined) return [];
  if (part.kind === 'value') return [`${READ_ANSWER} | jq -r ${jqPath(part.pointer)}`];
  const list = part.kind === 'items' && part.inData ? '.data[]' : '.[]';
  return [`${READ_ANSWER} | jq -r '${list}${part.kind === 'items' ? `.${part.name}` : ''}'`];
}

/** The answer of a call in a variable. A status of an error ends the program, and cURL says which. */
export function answerOf(call: Call): Doc {
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

/** The branches after an answer, and its checks where none is taken. */
export function choice({ when }: CallBranch, branch: readonly Doc[], checks: readonly Doc[]): Doc[] {
  return [
    '',
    [`if ${holdsAll(when)}; then`, indented(paragraphs(branch))],
    ['else', indented(lines(checks))],
    'fi',
  ];
}

/** The loop that repeats a call while its answer is not final. */
export function loop(call: Call, { when, after, limit }: CallRetry): Doc {
  const body = [`sleep ${String(after)}`, answerOf(call), 'RETRIES=$((RETRIES + 1))'];
  return lines([
    'RETRIES=0',
    [`while ${holdsAll(when)} && [ "$RETRIES" -lt ${String(limit)} ]; do`, indented(lines(body))],
    'done',
  ]);
}

/** In a program, an error of jq is the end; a shell of the reader stays open. */
export function checked(condition: AnswerCondition): Doc {
  const { pointer, operator, value } = condition;
  const message = JSON.stringify(finding(condition)).slice(0, -1);
  const test = `${jqPath(pointer)} ${operator} ${scalarLiteral(value)} or error(${message}: \\(${jqPath(pointer)})")`;
  return `${READ_ANSWER} | jq -e ${singleQuoted(test)} > /dev/null`;
}

const READ_ANSWER = `printf '%s' "$ANSWER"`;

/** The statement that keeps a value of an answer for later calls. */
export function kept({ name, pointer }: CallOutput): Doc {
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
