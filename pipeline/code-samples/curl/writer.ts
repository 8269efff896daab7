import { chargeOf, isCharge } from '../writing/charges.ts';
import { lines, type Doc } from '../writing/layout.ts';
import { savedValue } from '../writing/saved-property.ts';
import type { Call } from '../writing/types.ts';
import type { LanguageWriter } from '../writing/writer.ts';
import { answerOf, checked, choice, kept, loop, print } from './answer.ts';
import { CHARGE_FUNCTIONS, judged } from './charge.ts';
import { FAIL, commandLines, curl, output } from './command.ts';
import { newFile, saved, savedResponse } from './saved.ts';
import { shellVariable } from './shell.ts';

/** Writes requests as calls of cURL for a POSIX shell. */
export const curlWriter: LanguageWriter = {
  indentation: { tabWidth: 2 },
  comment: (text) => `# ${text}`,
  variable: shellVariable,
  setUp: (call) => (call.title !== undefined && isCharge(call) ? [CHARGE_FUNCTIONS] : []),
  emptyBlock: (text) => lines([`# ${text}`, ':']),
  statements: (call, branch) => {
    if (call.title === undefined) return [plainCommand(call)];
    if (!hasAnswer(call)) return [commandLines(curl(call, FAIL))];
    const charge = chargeOf(call);
    const checks = charge === undefined ? call.conditions.map(checked) : judged(charge, call.conditions);
    const toSave = savedValue(call);
    return [
      lines([
        ...(toSave === undefined ? [] : newFile(toSave)),
        answerOf(call),
        ...(toSave === undefined ? [] : [saved(call, toSave)]),
        ...(call.retry === undefined ? [] : [loop(call, call.retry)]),
        ...print(call),
        ...(call.branch === undefined ? checks : choice(call, branch, checks)),
        ...call.outputs.map((output) => kept(call, output)),
      ]),
    ];
  },
  wrap: (statements, calls) =>
    calls.some(({ title }) => title !== undefined) ? ['set -e', ...statements] : [...statements],
  imports: () => [],
};

/** A call as a reader types it, without what a script does around it. */
export function plainCommand(call: Call): Doc {
  const toSave = savedValue(call);
  const command = curl(call, []);
  return toSave === undefined ? commandLines(command) : savedResponse(call, toSave, command);
}

/** Whether a body comes back that the program does not write into a file. */
function hasAnswer(call: Call): boolean {
  const success = call.operation.responses.find(({ status }) => status < 400);
  return call.isPlain || (success?.schema !== undefined && output(call).length === 0);
}
