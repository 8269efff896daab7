import { answerPath } from '../writing/answer-path.ts';
import { missingSentence } from '../writing/charges.ts';
import { quoted } from '../writing/json-literal.ts';
import { type Doc, indented, lines } from '../writing/layout.ts';
import { snakeCase } from '../writing/names.ts';
import { printedPart } from '../writing/printed-part.ts';
import { fileVariable, NEW_FILE, type SavedValue } from '../writing/saved-property.ts';
import { sdkMethod } from '../../content/sdk-methods/index.ts';
import type { Call, CallOutput } from '../writing/types.ts';
import { keyAccess } from './literals.ts';

/** Prints the part of an answer that is harmless in a log. */
export function print(call: Call, answer: string): Doc | undefined {
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
export function kept(call: Call, { name, pointer }: CallOutput, answer: string): Doc {
  const { assertion, value } = valueAt(call, pointer, answer, true);
  return lines([...assertion, `${snakeCase(name)} = ${value}`]);
}

/** The statements before a call whose response has a value to save. Python creates its file with these rights. */
export function newFile(call: Call, { file }: SavedValue): Doc[] {
  const variable = snakeCase(fileVariable(call));
  return [
    `# ${NEW_FILE}`,
    `${variable} = Path(${quoted(file)})`,
    `${variable}.touch(mode=0o600, exist_ok=False)`,
  ];
}

/** The statements that save a value of a response in its file. */
export function saved(call: Call, { pointer }: SavedValue, answer: string): Doc[] {
  const { assertion, value } = valueAt(call, pointer, answer, true);
  return [...assertion, `${snakeCase(fileVariable(call))}.write_text(${value})`];
}

/** @param isNeeded whether the value itself may not be absent */
function valueAt(
  call: Call,
  pointer: readonly string[],
  answer: string,
  isNeeded: boolean,
): { readonly assertion: readonly Doc[]; readonly value: string } {
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
  if (!isAsserted) return { assertion: [], value };
  const [only = '', ...others] = optional;
  const test = others.length === 0 ? only : `(${optional.join(' and ')})`;
  const missing = missingSentence(call, { pointer });
  return {
    assertion: [[`if not ${test}:`, indented(`raise SystemExit(${quoted(missing)})`)]],
    value,
  };
}
