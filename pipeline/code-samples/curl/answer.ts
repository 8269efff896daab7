import { chargeOf, isCharge, missingSentence } from '../writing/charges.ts';
import { finding, scalarLiteral } from '../writing/checks.ts';
import { type Doc, indented, lines, paragraphs, unindented } from '../writing/layout.ts';
import { printedPart } from '../writing/printed-part.ts';
import type { AnswerCondition, Call, CallOutput, CallRetry } from '../writing/types.ts';
import { DUMP, FAIL, commandLines, curl } from './command.ts';
import { responded } from './charge.ts';
import { jqPath, jqTests } from './jq.ts';
import { shellQuoted, shellVariable, singleQuoted } from './shell.ts';

/** Prints the part of an answer that is harmless in a log; the reader finds the rest in the variable. */
export function print(call: Call): string[] {
  const part = call.isPlain ? undefined : printedPart(call);
  if (part === undefined) return [];
  if (part.kind === 'value') return [`${READ_ANSWER} | jq -r ${jqPath(part.pointer)}`];
  const list = part.kind === 'items' && part.inData ? '.data[]' : '.[]';
  return [`${READ_ANSWER} | jq -r '${list}${part.kind === 'items' ? `.${part.name}` : ''}'`];
}

/** The answer of a call in a variable. But for charges, a status of an error ends the script, and cURL says which. */
export function answerOf(call: Call): Doc {
  const isOfCharge = isCharge(call);
  const command = curl(call, isOfCharge ? DUMP : FAIL);
  // What became of a charge is judged after every response, and without one.
  const end = isOfCharge ? ') || true' : ')';
  return ['ANSWER=$(', commandLines(command), command.here === undefined ? end : unindented(`\n${end}`)];
}

/** A command that succeeds when all conditions hold for the answer. */
function holdsAll(conditions: readonly AnswerCondition[]): string {
  return `${READ_ANSWER} | jq -e ${singleQuoted(jqTests(conditions))} > /dev/null`;
}

/** The branches after an answer, and its checks where none is taken. */
export function choice(call: Call, branch: readonly Doc[], checks: readonly Doc[]): Doc[] {
  const when = call.branch?.when ?? [];
  const charge = chargeOf(call);
  const test = charge === undefined ? holdsAll(when) : responded(charge, when);
  return ['', [`if ${test}; then`, indented(paragraphs(branch))], ['else', indented(lines(checks))], 'fi'];
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

/** Prints the response for a command that reads it. */
export const READ_ANSWER = `printf '%s' "$ANSWER"`;

/** The statement that keeps a value of an answer for later calls. The script ends without it. */
export function kept(call: Call, output: CallOutput): Doc {
  const filter = jqPath(output.pointer);
  const quoted = /^[\w.]+$/.test(filter) ? filter : singleQuoted(filter);
  const stop = `{ echo ${shellQuoted(missingSentence(call, output))} >&2; exit 1; }`;
  return `${shellVariable(output.name)}=$(${READ_ANSWER} | jq -er ${quoted}) || ${stop}`;
}
